import { ok } from 'node:assert/strict';
import { journey, shortJourney } from './journey.ts';

const tab = (name: string) => ({ role: 'tab', name });
const chapter = { role: 'article', name: 'La placa 113' };
const inChapter = (role: string, name: string) => ({ role, name, within: chapter });
const reading = { role: 'dialog', name: 'La placa 113' };

shortJourney('novel: tabs by pointer and arrow keys; the sample opens and returns focus', async (visitor) => {
  await visitor.open('/novel');
  await visitor.has(tab('Resumen'), 'ariaSelected', 'true');
  await visitor.press(tab('Sinopsis'));
  await visitor.has(tab('Sinopsis'), 'ariaSelected', 'true');
  await visitor.type('{ArrowRight}');
  await visitor.has(tab('Personajes'), 'ariaSelected', 'true');
  await visitor.isOn(tab('Personajes'));
  const sample = { role: 'button', name: 'Leer muestra' };
  await visitor.press(sample);
  await visitor.sees({ role: 'dialog', name: 'Sinopsis' });
  await visitor.type('{Escape}');
  await visitor.misses({ role: 'dialog', name: 'Sinopsis' });
  await visitor.isOn(sample);
});

journey('novel: a chapter is read on the page and closed by back', async (visitor) => {
  await visitor.open('/novel#chapters');
  await visitor.press(inChapter('link', 'Leer aquí'));
  await visitor.sees(reading);
  await visitor.reads(reading, 'Me pagaban a tres euros la placa');
  await visitor.goInHistory(-1);
  await visitor.misses(reading);
  await visitor.isOn(inChapter('link', 'Leer aquí'));
});

journey('novel: a chapter is played and paused', async (visitor) => {
  await visitor.open('/novel#chapters');
  const position = inChapter('slider', 'Posición');
  await visitor.press(inChapter('button', 'Reproducir'));
  await visitor.sees(inChapter('button', 'Pausar'));
  let seconds = 0;
  const end = Date.now() + 10_000;
  while (seconds < 1 && Date.now() < end) seconds = Number(await visitor.property(position, 'value'));
  ok(seconds >= 1, 'playback continues');
  await visitor.press(inChapter('button', 'Pausar'));
  await visitor.sees(inChapter('button', 'Reproducir'));
});

journey('novel: a review is published, stored, and deleted by its author', async (visitor) => {
  await visitor.open('/novel#reviews');
  await visitor.fill({ role: 'textbox', name: 'Nombre' }, 'Ana');
  await visitor.fill({ role: 'textbox', name: 'Comentario' }, 'Se lee de un tirón.');
  await visitor.press({ role: 'button', name: 'Publicar reseña' });
  const own = { role: 'article', name: 'Ana' };
  await visitor.sees(own);
  await visitor.open('/novel#reviews');
  await visitor.press({ role: 'button', pattern: '^Eliminar', within: own });
  await visitor.press({ role: 'button', name: 'Eliminar', within: { role: 'alertdialog' } });
  await visitor.misses(own);
});
