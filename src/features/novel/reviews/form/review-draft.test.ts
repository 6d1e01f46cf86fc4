import { describe, expect, it } from 'vitest';
import { checkDraft } from './review-draft.ts';

const draft = { name: 'Ana', profession: 'Astrónoma', comment: 'Buena', rating: 4 };
const check = (part: Partial<typeof draft>) => checkDraft({ ...draft, ...part }, 'Lector');

describe('checkDraft', () => {
  it('trims, and keeps line breaks in the comment alone', () => {
    expect(check({ name: '  Ana \n María ', comment: ' uno\r\ndos ' })).toEqual({
      draft: { ...draft, name: 'Ana María', comment: 'uno\ndos' },
    });
  });

  it.each(['', '   ', '\n\t', '\u200B\u200D', '\u00A0\u3000', '\u2800', '\u202E', '\u3164'])(
    'takes %j for blank',
    (blank) => {
      expect(check({ name: blank })).toEqual({ problems: { name: 'required' } });
      expect(check({ comment: blank })).toEqual({ problems: { comment: 'required' } });
      expect(check({ profession: blank })).toMatchObject({ draft: { profession: 'Lector' } });
    },
  );

  it.each(['<b>x</b>', '👩‍🚀', 'مرحبا', '0'])('publishes %j as it is', (text) => {
    expect(check({ name: text, comment: text })).toMatchObject({ draft: { name: text, comment: text } });
  });

  it('holds to 60, 60 and 1,000 characters', () => {
    expect(check({ name: 'a'.repeat(60), profession: 'b'.repeat(60), comment: 'c'.repeat(1000) })).toMatchObject({
      draft: { rating: 4 },
    });
    expect(check({ name: 'a'.repeat(61) })).toEqual({ problems: { name: 'too_long' } });
    expect(check({ profession: 'a'.repeat(61) })).toEqual({ problems: { profession: 'too_long' } });
    expect(check({ name: ' ', comment: 'a'.repeat(1001) })).toEqual({
      problems: { name: 'required', comment: 'too_long' },
    });
  });
});
