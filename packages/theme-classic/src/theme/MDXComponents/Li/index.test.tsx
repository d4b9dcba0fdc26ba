import MDXInput from '@theme/MDXComponents/Input';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../../test/renderOnServer.js';

const box = <MDXInput type="checkbox" disabled />;
const labels = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

test('a checkbox is named after its task, without the tasks below it', () => {
  const html = renderOnServer(
    <MDXLi className="task-list-item">
      {box} Buy <code>2</code> <a href="/x">apples</a>
      <MDXUl className="contains-task-list">
        <MDXLi className="task-list-item">
          <p>{box} red</p>
        </MDXLi>
      </MDXUl>
    </MDXLi>,
  );
  expect(labels(html)).toEqual(['Buy 2 apples', 'red']);
});

test('other inputs and items have no names', () => {
  const html = renderOnServer(
    <>
      {box}
      <MDXLi>{box} x</MDXLi>
      <MDXLi className="task-list-item">
        <MDXInput type="text" /> x
      </MDXLi>
    </>,
  );
  expect(labels(html)).toEqual([]);
});
