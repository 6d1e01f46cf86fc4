import '#vite/site-languages.ts';
import { fail } from '#commands/support/command-line.ts';
import { isSpoken, spokenLanguages } from '#src/assistant/learned.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';

// `firstlight train es`: trains the assistant in one language, which caches the model for a build.
const [, , language] = process.argv;
if (!isSpoken(language)) fail(`firstlight train <language>, one of: ${spokenLanguages.join(', ')}.`);
loadLanguagePack(language);
