import { packedCreate } from '#checks/package/new-site.ts';

// Packs once for all tests that install the package. Two of them at once would overwrite each other's files.
packedCreate();
