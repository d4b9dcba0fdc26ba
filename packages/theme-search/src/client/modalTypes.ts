import type {ComponentProps, KeyboardEvent, MouseEvent} from 'react';
import type {SearchHit} from '../provider.js';

// The types of autocomplete-core are not used: sites would install 20 packages for them.

/** Item of the list of hits. A type alias and not an interface, since autocomplete-core requires an index signature. */
export type HitItem = {readonly hit: SearchHit};

/** Source of the hits: `getItemProps` needs it. */
export interface HitSource {
  readonly sourceId: string;
}

/** State of the modal. */
export interface ModalState {
  readonly query: string;
  /** `loading`: the provider has not answered yet. `stalled`: its answer takes long. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly collections: readonly {readonly source: HitSource; readonly items: readonly HitItem[]}[];
}

type InputProps = Omit<ComponentProps<'input'>, 'ref' | 'onKeyDown'>;
type OptionProps = Omit<ComponentProps<'a'>, 'ref' | 'onClick'>;

/** Part of autocomplete-core that components use: it moves the selection, and sends queries. */
export interface ModalAutocomplete {
  setQuery(query: string): void;
  refresh(): Promise<void>;
  getInputProps(input: {
    readonly inputElement: HTMLInputElement | null;
    readonly maxLength: number;
  }): InputProps & {onKeyDown(event: KeyboardEvent): void};
  getItemProps(of: {
    readonly item: HitItem;
    readonly source: HitSource;
  }): OptionProps & {onClick(event: MouseEvent): void};
}
