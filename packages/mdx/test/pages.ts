const fence = '```';

/** Sample pages. Those with HTML have a name that ends in ".md". */
export const PAGES: readonly {name: string; text: string; file?: string}[] = [
  {
    name: 'text',
    text: 'a *b **c** d* ~~e~~ `f`  \ng\\\nh & &lt; &copy; &nbsp;| “q” ünï 漢字 🎉 \u2028 &#13; end\n',
  },
  {
    name: 'signs of JavaScript',
    text: 'a "b" \'c\' \\`d\\` $\\{e} \\\\ \\n &lt;/script> <!-- x -->\n\n`` `\\u0041 \u0024{x}` ``\n',
  },
  {name: 'all kinds of quotes', text: '`` ` `` `` ` `` \\`\\`\\`\\`\n\n"x" \\\\ \\$\\{\n'},
  {
    name: 'lists',
    text: '- a\n- b\n  - c\n\n    d\n  - e\n- f\n\n1. g\n\n   h\n2. i\n\n7) j\n\n- [x] done\n- [ ] *open*\n',
  },
  {
    name: 'tables',
    text: '| a | b | c | d |\n| :- | :-: | -: | - |\n| `1` | **2** | 3 \\| 4 | |\n| 5 | 6 | 7 | 8 |\n',
  },
  {
    name: 'code blocks',
    text: `${fence}js title="a \`b\`.js" {1,3} showLineNumbers=5 live2\nconst a = \`x\${1}\`; // "q" 'r' \\n\n\n\n  b();\n${fence}\n\n${fence}\n\n${fence}\n\n    c\n\n${fence}unknown-language\n<a>&amp;\n${fence}\n`,
  },
  {name: 'indented code', text: '    a\n      b\n', file: 'page.md'},
  {
    name: 'admonitions',
    text: ':::note Two words\n\nx\n\n:::\n\n:::tip[A *b* `c`]{#i .k}\n\n- y\n\n:::info\nz\n:::\n\n:::\n',
  },
  {
    name: 'headings',
    text: '# T *x*\n\n## A b\n\n## A b\n\n### `code` & <b>c</b> {#own}\n\n#### Ü `a<b` d\n\n##### five\n\n###### six\n\n# Late\n',
  },
  {
    name: 'headings with tags',
    text: '<h2>no id</h2>\n\n<h3 id="own">id</h3>\n\n## x <sup>2</sup>\n',
    file: 'page.md',
  },
  {name: 'footnotes', text: 'a[^1] b[^x]\n\n[^1]: One.\n[^x]: Two *em*.\n\n    More.\n'},
  {name: 'quotes and rules', text: '> a\n>\n> > b\n>\n> - c\n\n---\n\n***\n'},
  {name: 'images', text: '![a](./dot.png "T") ![](/img/logo.png)\n\n[![b](dot.png)](https://x.y)\n'},
  {name: 'details', text: '<details open className="k">\n<summary>S *x*</summary>\n\nBody\n\n</details>\n'},
  {
    name: 'raw HTML',
    file: 'page.md',
    text: '<div style="color: red; --x: 1px" class="a b" hidden data-x tabindex="2">\n<svg viewBox="0 0 1 1"><linearGradient id="g"/></svg>\n\n*x*\n\n</div>\n\n<ul>\n<li style="display: inline">a</li>\n<li style="display: inline">b</li>\n</ul>\n\n<constructor>c</constructor> <b>d</b>\n',
  },
  {
    name: 'tags',
    text: '<div style={{color: "red"}} data-a="1">\n  <b>x</b>\n  *y* <i/>\n</div>\n\n<p>z</p><hr/>\n<>\n\nw\n\n</>\n',
  },
  {
    name: 'components',
    text: '<Box a="1" b={[2, "}"]} c {...{d: 3}} e={<i>f</i>}>in *p* <Box/> <Box>k</Box></Box> <b {...{id: "q"}}>r</b>\n\n<Box.Part key="k" list={[1]}>\n\n## In box\n\n- x\n\n</Box.Part>\n\n<Box children="c" />\n\n<Box>{"s"}{["t", "u"]}</Box>\n',
  },
  {
    name: 'expressions',
    text: 'export const list = [1, 2];\n\nexport const Own = ({children}) => <b>{children}</b>;\n\na {list.length}{"b"} {list.map((n) => <i key={n}>{n}</i>)} {/* gone */} {`t\u0024{1}`} {(1, 2)} {null}\n\n{list.length > 1 && <Own>yes</Own>}\n\n{props.x}\n\n<Own>\n  {list[0]}\n\n  *p*\n</Own>\n\n<details open={list.length > 0}>\n\nd\n\n</details>\n',
  },
  {name: 'a layout', text: 'export default ({children}) => <main>{children}</main>\n\n# T\n\ntext\n'},
  {name: 'no content', text: ''},
  {name: 'one expression', text: '{1 + 1}\n'},
];
