/** Spanish cardinals in words, for headings and for the narrator. */
const upTo29 = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
).split(' ');
const tens = ',,,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa'.split(',');
const hundreds =
  ',ciento,doscientos,trescientos,cuatrocientos,quinientos,seiscientos,setecientos,ochocientos,novecientos'.split(',');

/** `cardinal(1884)` is "mil ochocientos ochenta y cuatro". From 0 to 999,999. */
export function cardinal(value) {
  if (value < 30) return upTo29[value];
  if (value < 100) return tens[Math.floor(value / 10)] + (value % 10 ? ` y ${upTo29[value % 10]}` : '');
  if (value === 100) return 'cien';
  if (value < 1000) return hundreds[Math.floor(value / 100)] + (value % 100 ? ` ${cardinal(value % 100)}` : '');
  const thousands = Math.floor(value / 1000);
  const head = thousands === 1 ? 'mil' : `${cardinal(thousands).replace(/uno$/, 'ún')} mil`;
  return head + (value % 1000 ? ` ${cardinal(value % 1000)}` : '');
}
