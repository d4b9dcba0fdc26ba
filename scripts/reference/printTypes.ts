// Prints fields of a schema as TypeScript, with their descriptions as doc comments.
import type {Field, Form, Type} from './readSchema.js';

/**
 * Doc comment of a field. The default is part of it only in the form that users write; in the resolved form it is
 * already filled in.
 */
function commentOf({description, default: value}: Field, form: Form): string {
  const text = description?.replace(/^Deprecated: /, '@deprecated ');
  const hasDefault = form === 'written' && value !== undefined && !value.startsWith('{');
  const lines = [text, ...(hasDefault ? [`@default ${value}`] : [])];
  const found = lines.filter((line) => line !== undefined).map((line) => line.replaceAll('*/', '*\\/'));
  if (found.length === 0) return '';
  if (found.length === 1) return `/** ${found[0]} */\n`;
  return `/**\n${found.map((line) => ` * ${line}\n`).join(' *\n')} */\n`;
}

function printField(field: Field, form: Form): string {
  const {name, isOptional, resolved, type} = field;
  const readonly = form === 'resolved' ? 'readonly ' : '';
  if (form === 'resolved' && resolved !== undefined) {
    return resolved === 'none' ? '' : `${commentOf(field, form)}${readonly}${name}: ${resolved};\n`;
  }
  const sign = isOptional[form] ? '?:' : ':';
  const whole = type.kind === 'text' ? printPart(type, form) : printType(type, form);
  const maybe = isOptional[form] && form === 'written' ? ' | undefined' : '';
  return `${commentOf(field, form)}${readonly}${name}${sign} ${whole}${maybe};\n`;
}

/** Prints a type inside another one, in parentheses where needed. */
function printPart(type: Type, form: Form): string {
  const printed = printType(type, form);
  return type.kind === 'union' || printed.includes('=>') ? `(${printed})` : printed;
}

function printType(type: Type, form: Form): string {
  const readonly = form === 'resolved' ? 'readonly ' : '';
  switch (type.kind) {
    case 'text':
      return type.text;
    case 'union':
      return type.types
        .map((one) => (one.kind === 'text' ? printPart(one, form) : printType(one, form)))
        .join(' | ');
    case 'array':
      return `${readonly}${printPart(type.of, form)}[]`;
    case 'record':
      return `{${readonly}[name: string]: ${printType(type.of, form)}}`;
    case 'object': {
      const others = type.others && `${readonly}[name: string]: ${printType(type.others, form)};\n`;
      return `{\n${printFields(type.fields, form)}${others ?? ''}}`;
    }
  }
}

/** Prints fields as members of an interface. */
export function printFields(fields: readonly Field[], form: Form): string {
  return fields.map((field) => printField(field, form)).join('');
}
