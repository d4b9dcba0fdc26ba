import {expect, test} from 'vitest';
import {planWrap} from './planWrap.js';
import type {ThemeComponent} from './Theme.js';

const component = {name: 'DocItem/Footer', file: 'DocItem/Footer/index.tsx'} as ThemeComponent;

test('a wrapper in JavaScript passes on all props', () => {
  expect(planWrap(component, 'javascript')).toEqual({
    file: 'DocItem/Footer/index.js',
    text: `import Footer from '@theme-original/DocItem/Footer';

export default function FooterWrapper(props) {
  return (
    <>
      <Footer {...props} />
    </>
  );
}
`,
  });
});

test('a wrapper in TypeScript has the types of the original', () => {
  expect(planWrap(component, 'typescript')).toEqual({
    file: 'DocItem/Footer/index.tsx',
    text: `import Footer from '@theme-original/DocItem/Footer';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

type Props = WrapperProps<typeof Footer>;

export default function FooterWrapper(props: Props): ReactNode {
  return (
    <>
      <Footer {...props} />
    </>
  );
}
`,
  });
});
