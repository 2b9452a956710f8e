import {Fragment, type ReactNode} from 'react';

type Props = {children?: string; values?: Record<string, ReactNode>};

/** Replaces the component of Docusaurus. Downloads contain the messages in the language of the source. */
export default function Translate({children = '', values = {}}: Props): ReactNode {
  return children.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{name === undefined ? part : values[name]}</Fragment>;
  });
}

export function translate({message}: {message: string}, values: Record<string, unknown> = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
