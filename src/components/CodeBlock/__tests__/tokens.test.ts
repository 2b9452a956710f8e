import {Prism, normalizeTokens} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {createSegments, joinSegments, getTokenClassName, type Segment} from '../tokens';

function tokenizeLine(code: string, language = 'tsx'): Segment[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`Prism has no grammar for ${language}.`);
  }
  return createSegments(normalizeTokens(Prism.tokenize(code, grammar))[0] ?? []);
}

describe('getTokenClassName', () => {
  it('uses the innermost token type that has a colour', () => {
    expect(getTokenClassName(['keyword', 'control-flow'])).toBe('token keyword');
    expect(getTokenClassName(['function-variable', 'function'])).toBe('token function');
  });

  it('leaves punctuation uncoloured, except around attribute values', () => {
    expect(getTokenClassName(['tag', 'punctuation'])).toBe('');
    expect(getTokenClassName(['tag', 'attr-value', 'punctuation'])).toBe('token string');
  });

  it('colours the code inside a template string', () => {
    expect(getTokenClassName(['template-string', 'interpolation'])).toBe('');
    expect(getTokenClassName(['template-string', 'interpolation', 'number'])).toBe('token number');
  });
});

describe('createSegments', () => {
  it('keeps every character of the line and adds a line break', () => {
    const line = 'const greeting = <Hello name="Ada">{`hi ${names[0]}`}</Hello>;';
    expect(
      tokenizeLine(line)
        .map(({text}) => text)
        .join(''),
    ).toBe(`${line}\n`);
  });

  it('joins adjacent segments with the same style', () => {
    expect(tokenizeLine('a.b({ c });')).toEqual([
      {className: '', text: 'a.'},
      {className: 'token function', text: 'b'},
      {className: '', text: '({ c });\n'},
    ]);
  });

  it('returns only a line break for an empty line', () => {
    expect(tokenizeLine('')).toEqual([{className: '', text: '\n'}]);
  });

  it('splits tokens where a mark begins or ends', () => {
    const line = [{types: ['string'], content: "'text'"}];
    expect(createSegments(line, [{column: 1, length: 4, className: 'mark'}])).toEqual([
      {className: 'token string', text: "'"},
      {className: 'token string mark', text: 'text'},
      {className: 'token string', text: "'"},
      {className: '', text: '\n'},
    ]);
  });

  it('applies a mark that covers plain text and several tokens', () => {
    const line = [
      {types: ['plain'], content: 'ab'},
      {types: ['operator'], content: '=c'},
    ];
    expect(createSegments(line, [{column: 1, length: 2, className: 'mark'}])).toEqual([
      {className: '', text: 'a'},
      {className: 'mark', text: 'b='},
      {className: '', text: 'c\n'},
    ]);
  });
});

describe('joinSegments', () => {
  it('joins the segments of all lines without changing the input', () => {
    const lines = [[{className: '', text: 'a\n'}], [{className: '', text: 'b\n'}]];
    expect(joinSegments(lines)).toEqual([{className: '', text: 'a\nb\n'}]);
    expect(lines[0]).toEqual([{className: '', text: 'a\n'}]);
  });
});
