import type {PlaygroundPosition} from '@lectern/theme-live-codeblock/client';
import Container from '@theme/Playground/Container';
import Layout from '@theme/Playground/Layout';
import Provider from '@theme/Playground/Provider';
import type {ComponentProps, ReactNode} from 'react';
import type {LiveProvider} from 'react-live';

type LiveProviderProps = ComponentProps<typeof LiveProvider>;

export interface Props extends Omit<LiveProviderProps, 'children' | 'code' | 'transformCode'> {
  /** The initial code. */
  readonly children?: string;
  /** Position of the result, above or below the editor; by default the position in the configuration. */
  readonly position?: PlaygroundPosition;
  /** Returns the code to compile, in place of the code in the editor. */
  readonly transformCode?: (code: string) => string;
}

/** @swizzle unsafe */
/** An editor for React code, with the result of the code. */
export default function Playground({children = '', position, ...props}: Props): ReactNode {
  return (
    <Container>
      <Provider {...props} code={children.replace(/\n$/, '')}>
        <Layout position={position} />
      </Provider>
    </Container>
  );
}
