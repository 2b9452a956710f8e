import {Prism, normalizeTokens} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {createSegments, joinSegments, tokenClassName, type Segment} from '../tokens';

function segmentsOf(code: string, language = 'tsx'): Segment[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`Prism has no ${language}`);
  }
  return createSegments(normalizeTokens(Prism.tokenize(code, grammar))[0] ?? []);
}

describe('tokenClassName', () => {
  it('takes the innermost type that has a colour', () => {
    expect(tokenClassName(['keyword', 'control-flow'])).toBe('token keyword');
    expect(tokenClassName(['function-variable', 'function'])).toBe('token function');
  });

  it('leaves punctuation plain, except around attribute values', () => {
    expect(tokenClassName(['tag', 'punctuation'])).toBe('');
    expect(tokenClassName(['tag', 'attr-value', 'punctuation'])).toBe('token string');
  });

  it('gives code in a template string its own colours', () => {
    expect(tokenClassName(['template-string', 'interpolation'])).toBe('');
    expect(tokenClassName(['template-string', 'interpolation', 'number'])).toBe('token number');
  });
});

describe('createSegments', () => {
  it('keeps every character of the line and ends with its line break', () => {
    const line = 'const greeting = <Hello name="Ada">{`hi ${names[0]}`}</Hello>;';
    expect(
      segmentsOf(line)
        .map(({text}) => text)
        .join(''),
    ).toBe(`${line}\n`);
  });

  it('joins neighbours that look the same', () => {
    expect(segmentsOf('a.b({ c });')).toEqual([
      {className: '', text: 'a.'},
      {className: 'token function', text: 'b'},
      {className: '', text: '({ c });\n'},
    ]);
  });

  it('is a line break for an empty line', () => {
    expect(segmentsOf('')).toEqual([{className: '', text: '\n'}]);
  });

  it('cuts tokens where a mark begins and ends', () => {
    const line = [{types: ['string'], content: "'text'"}];
    expect(createSegments(line, [{column: 1, length: 4, className: 'mark'}])).toEqual([
      {className: 'token string', text: "'"},
      {className: 'token string mark', text: 'text'},
      {className: 'token string', text: "'"},
      {className: '', text: '\n'},
    ]);
  });

  it('marks plain text across tokens', () => {
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
  it('joins the text of lines and changes none of them', () => {
    const lines = [[{className: '', text: 'a\n'}], [{className: '', text: 'b\n'}]];
    expect(joinSegments(lines)).toEqual([{className: '', text: 'a\nb\n'}]);
    expect(lines[0]).toEqual([{className: '', text: 'a\n'}]);
  });
});
