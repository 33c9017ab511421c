import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DocumentId, mintId } from '#core/model/identifiers.ts';

test.each([mintId(), 'moringa', 'a.b', '...', '__x', 'नमक', 'a b', 'x'.repeat(128)])(
  'an id may be %s',
  (id) => expect(v.is(DocumentId, id)).toBe(true),
);

test.each(['', 'a/b', '.', '..', '__x__', '____', '__a\nb__', 'x'.repeat(129), 7, null])(
  'no document has the id %j',
  (id) => expect(v.is(DocumentId, id)).toBe(false),
);
