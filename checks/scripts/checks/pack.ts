import { installedSite } from '#checks/package/new-site.ts';

// Packs and installs once for all tests of the package. Two of them at once would overwrite each other's files.
installedSite();
