import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('two letters that changed places count once', () => expect(editDistance('candlerush', 'candelrush', 2)).toBe(1));
