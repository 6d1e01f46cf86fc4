import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { lowerFirst } from './text.ts';

it.each([
  ['es', 'Uno o dos días', 'uno o dos días'],
  ['en', 'WhatsApp within the hour', 'WhatsApp within the hour'],
  ['en', 'SMS the same day', 'SMS the same day'],
  ['en', '', ''],
  ['tr', 'İki iş günü', 'iki iş günü'],
  ['tr', 'Işık hızında', 'ışık hızında'],
  ['de', 'E-Mail am selben Tag', 'E-Mail am selben Tag'],
  ['de', 'Werktags', 'Werktags'],
  ['pl', 'Średnio dwa dni', 'średnio dwa dni'],
  ['el', 'Έως δύο ημέρες', 'έως δύο ημέρες'],
  ['ar', 'يوم أو يومان', 'يوم أو يومان'],
])('in "%s", mid-sentence, “%s” becomes “%s”', (language, text, expected) => {
  expect(lowerFirst(text, language)).toBe(expected);
});

it.each([
  ['Turkish', 'Ilıca’dan Işıkkent’e', ['ışık', 'ılıca', 'ILICA', 'ISIKKENT', 'isikkent', 'İşık']],
  ['Turkish', 'İzmir', ['izmir', 'IZMIR', 'İZMİR', 'ızmır']],
  ['German', 'Straßen von Übersee', ['STRASSEN', 'strassen', 'ubersee', 'straße']],
  ['Polish', 'Łódź o świcie', ['lodz', 'ŁÓDŹ', 'swicie']],
  ['Danish', 'Øresund, æbler på Ærø', ['oresund', 'ÆBLER', 'aebler', 'pa']],
  ['Greek', 'Φως στους δρόμους', ['ΔΡΟΜΟΥΣ', 'δρομους', 'φωσ', 'ΦΩΣ']],
  ['Lithuanian', 'Žąsų ėjimas', ['zasu', 'ŽĄSŲ', 'Ėjimas']],
  ['Arabic', 'أَلْوان القاهرة على إطار', ['الوان', 'ألوان', 'القاهره', 'علي', 'اطار', 'القـــاهرة']],
])('%s: “%s” contains what is typed', (_language, text, typed) => {
  expect(typed.filter((each) => !foldText(text).includes(foldText(each)))).toEqual([]);
});
