/**
 * Makes the script that replaces a data file in the output of a relocatable site: browsers load scripts from disk, but
 * no data. In the browser, `relocation.loadText` of `@generated/router` loads the text from it.
 */
export function scriptOfText(text: string): string {
  return `System.register([],function(e){return{execute:function(){e("default",${JSON.stringify(text)})}}})\n`;
}
