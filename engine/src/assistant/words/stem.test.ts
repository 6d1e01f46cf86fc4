import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['juego', 'juegos'],
    ['tienda', 'tiendas'],
    ['reparacion', 'reparaciones'],
    ['reparar', 'reparacion'],
    ['alquilar', 'alquiler'],
    ['planifica', 'planificador'],
    ['terminado', 'terminadas'],
    ['luz', 'luces'],
  ])('joins %s and %s in Spanish', (one, other) => {
    expect(stem(one, 'es')).toBe(stem(other, 'es'));
  });

  it.each([
    ['game', 'games'],
    ['story', 'stories'],
    ['plan', 'planner'],
    ['rental', 'rentals'],
    ['built', 'built'],
    ['record', 'recorded'],
    ['class', 'classes'],
  ])('joins %s and %s in English', (one, other) => {
    expect(stem(one, 'en')).toBe(stem(other, 'en'));
  });

  it('keeps apart what is not the same', () => {
    expect(stem('store', 'en')).not.toBe(stem('story', 'en'));
    expect(stem('historial', 'es')).not.toBe(stem('historia', 'es'));
  });
});
