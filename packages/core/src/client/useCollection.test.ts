import {expectTypeOf, test} from 'vitest';
import useCollection, {type KnownFields} from './useCollection.js';

declare module './useCollection.js' {
  interface OwnFields {
    level: 'easy' | 'hard';
  }
}

test('rows have the types of the fields that the query names', () => {
  const titles = () => useCollection({from: 'docs'});
  expectTypeOf<ReturnType<typeof titles>[number]>().toEqualTypeOf<{
    readonly title: string;
    readonly permalink: string;
  }>();
  const chosen = () => useCollection({from: 'docs', fields: ['tags', 'level', 'other']});
  expectTypeOf<ReturnType<typeof chosen>[number]>().toEqualTypeOf<{
    readonly tags: KnownFields['tags'];
    readonly level: 'easy' | 'hard' | undefined;
    readonly other: unknown;
  }>();
});
