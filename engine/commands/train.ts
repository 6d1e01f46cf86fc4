import '#vite/site-languages.ts';
import { spokenLanguages } from '#src/assistant/learned.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';

// A build needs the first language first, and trains it meanwhile.
for (const language of spokenLanguages.slice(1)) loadLanguagePack(language);
