/** Names and aliases of languages → sample of code, with the syntax that their grammars treat specially. */
export const SAMPLES: {readonly [languages: string]: string} = {
  'js javascript jsx tsx ts typescript flow': `#!/usr/bin/env node
import React, {useState as state} from 'react';
import * as names from "./names.js";
export default class Shelf extends Base.Item {
  static #count = 0n;
  /** @param {string} name - of the {@link Book} */
  async add(name, {year = 2_000, ...rest}) {
    for (const book of this.books) if (book?.name === name) return console.log(\`\${name} is \${\`in \${this}\`}\`);
    try { await this.store.put(null, undefined, NaN); } catch (error) { throw new TypeError('no'); }
    document.title = /^[a-z\\d]+(?<rest>.*)$/giu.test(name) ? 'yes' : "no";
  }
}

const style = css\`a { color: \${red}; }\`, query = graphql\`query { a(b: 1) { c } }\`, page = html\`<b title="c">d</b>\`;
module.exports = {Shelf, MAX_SIZE: 10, 'quoted-key': () => window.alert(arguments[0]), then: function () {}};
shelf.add("a").then((result) => result.map(Number)).finally(done);
`,
  'tsx jsx ts': `interface Props<T extends object = {}> { readonly items: T[]; render?: (item: T) => ReactNode }
type Keys = keyof typeof table | 'other';
enum Colour { Red = 1, Green }
@decorated() abstract class Model<T> implements Props<T> { private constructor(public name: string) { super(); } }
function List<T>({items, ...rest}: Props<T>): JSX.Element {
  const [count, setCount] = useState<number>(0) as const;
  return (
    <>
      <ul {...rest} className={clsx('list', count > 1 && styles.long)} onClick={() => setCount((value) => value + 1)}>
        Some text, not code: if (this) return; {/* a comment */}
        {items.map((item) => <li key={item.id} style={{color: 'red'}}>{item.name} & more</li>)}
        <Menu.Item disabled data-x="1" />
      </ul>
    </>
  );
}
`,
  'html xml svg markup': `<!DOCTYPE html>
<!-- a comment -->
<html lang="en">
<head><style>a:hover { color: #fff !important; }</style></head>
<body onload="start(1)" style="margin: 0">
<script>const a = b => console.log("c");</script>
&nbsp;&#160; <svg:path d='M0' /> text
<![CDATA[ <raw> ]]>
</body>
</html>
`,
  css: `@charset "utf-8";
@media screen and (min-width: 10rem) { .card > a::before, #id[href^="x"] { --gap: calc(1px + 2%); color: #ff00aa; } }
.a { background: url(a.png) no-repeat, rgb(0 0 0 / 50%); width: 10px !important }
`,
  'json webmanifest': `{"name": "lectern", "list": [1, -2.5e3, true, null], // a comment
  "nested": {"a\\"b": "c"}}
`,
  'yaml yml': `# a comment
key: value
"quoted": 'text'
list:
  - &anchor 12.5
  - *anchor
  - !!str true
text: |
  several
  lines
date: 2026-11-25
`,
  'md markdown': `---
title: A page
---

# Title

Text with **bold**, _italic_, ~~struck~~, \`code\` and a [link](https://example.com "title").

- item
1. item

> quote

| a | b |
|---|---|
| 1 | **2** |

\`\`\`js
const a = 1;
\`\`\`
`,
  graphql: `"""A description"""
type Query @key(fields: "id") { books(first: Int = 10, after: [ID!]!): [Book] # a comment
}
query Find($id: ID!) { book(id: $id) { ...Parts name @include(if: true) } }
fragment Parts on Book { year }
`,
  'python py': `# a comment
from os import path
@decorator(a=1)
class Shelf(Base):
    """A shelf."""
    def add(self, name: str = f"{1 + 2!r:>{width}}") -> None:
        return lambda x: x ** 2 if not None else print(0xff, r'\\d')
`,
  go: `package main

import "fmt"

func (s *Shelf) Add(name string) (err error) { go func() { ch <- 'a' }(); return fmt.Errorf("%d\\n", 0x1F) }
`,
  rust: `//! docs
#[derive(Debug)]
pub struct Shelf<'a, T: Clone> { books: &'a [T] }
impl<'a> Shelf<'a, u8> { fn len(&self) -> usize { println!("{}", r#"raw"#); self.books.iter().map(|b| b + 1u8).count() } }
`,
  'c cpp objectivec objc': `#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
typedef struct shelf_t { const char *name; } shelf;
template <typename T> class Row : public Base<T> { std::vector<int> items{1, 2}; };
@interface Book : NSObject
- (void)open:(NSString *)name { NSLog(@"%@", name); return 'a'; }
@end
int main(void) { printf("%d\\n", MAX(1, 0x2)); return 0; }
`,
  swift: `@main struct App { let name: String? = "a \\(1 + count) b"; func run<T>(_ x: T) throws -> Int { guard true else { return nil } } }
#if DEBUG
#endif
`,
  'kotlin kt java': `package a.b;
import java.util.List;
/** Docs */
@Test data class Shelf<T>(val name: String = "a $name \${1 + 2}", var count: Int) : Base() { fun add(): Unit? = null }
public static void main(String[] args) { List<String> list = new ArrayList<>(); char c = 'a'; }
`,
  sql: `SELECT name, COUNT(*) FROM books AS b WHERE year >= 2000 AND title LIKE '%a''b%' -- a comment
ORDER BY \`name\` LIMIT 10;
`,
  'reason coffeescript actionscript n4js': `let add = (a, ~b=?) => switch (a) { | Some(x) => x + 1 | None => 0 };
class A extends B then alert "c #{d}" # a comment
var xml:XML = <a b="c" />;
`,
  'bash sh shell': `#!/bin/bash
# a comment
export NAME="value $HOME \${x:-y}" && npm install --save-dev 'a b' | grep -i c > file.txt 2>&1
for i in {1..3}; do echo $((i + 1)); done
cat <<EOF
text $NAME
EOF
`,
  diff: `--- a.js
+++ b.js
@@ -1,2 +1,2 @@
-const a = 1;
+const a = 2;
 unchanged
! changed
`,
  php: `<?php
namespace App;
/** @var string $a */
final class A extends B { public function get(?int $id = null): string { return "a {$id} b" . self::C; } }
echo 'c';
?>
<b>text</b>
`,
  'docker dockerfile': `# a comment
FROM node:20 AS base
RUN npm ci && echo "done"
COPY --from=base /a /b
`,
  'text txt plain': `const a = "b";

  <c>
`,
  'no-such-language title="x"': `const a = 1;

`,
};
