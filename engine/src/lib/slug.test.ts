import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['es', 'Añoranza y pingüinos', 'anoranza-y-pinguinos'],
  ['tr', 'Işık ve Şafak', 'isik-ve-safak'],
  ['tr', 'İzmir’in gökyüzü', 'izmir-in-gokyuzu'],
  ['de', 'Große Überquerung', 'grosse-ueberquerung'],
  ['sv', 'Räksmörgås', 'raksmorgas'],
  ['pl', 'Łódź, żółć', 'lodz-zolc'],
  ['da', 'Øresund og Ålborg æble', 'oeresund-og-aalborg-aeble'],
  ['el', 'Φως και Σκιά', 'fos-kai-skia'],
  ['ru', 'Северный йод', 'severniy-yod'],
  ['ar', 'ضوء', 'dwe'],
  ['en', '---', ''],
])('in "%s", “%s” becomes “%s”', (language, text, slug) => expect(slugOf(text, language)).toBe(slug));
