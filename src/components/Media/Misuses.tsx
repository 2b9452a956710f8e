import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './rules.module.css';

/** Shows four examples of how not to use the mark. */
export function Misuses(): ReactNode {
  const mark = useBaseUrl('/img/mark.svg');
  const image = {href: mark, x: 0, y: 0, width: 64, height: 64};
  return (
    <ul className={styles.misuses}>
      <Misuse label={translate({id: 'site.media.misuse.stretched', message: 'Stretched'})}>
        <image
          {...image}
          transform="translate(32 32) scale(1.5 0.8) translate(-32 -32)"
          preserveAspectRatio="none"
        />
      </Misuse>
      <Misuse label={translate({id: 'site.media.misuse.rotated', message: 'Rotated'})}>
        <image {...image} transform="rotate(24 32 32)" />
      </Misuse>
      <Misuse label={translate({id: 'site.media.misuse.recoloured', message: 'Recoloured'})}>
        <rect width="64" height="64" rx="16" fill="#7b2ba6" />
        <path
          d="M27 18 15 32l12 14M37 18l12 14-12 14"
          fill="none"
          stroke="#ffffff"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="32" cy="32" r="4.5" fill="#f0b27c" />
      </Misuse>
      <Misuse label={translate({id: 'site.media.misuse.pattern', message: 'On a pattern'})}>
        <path
          className={styles.pattern}
          d="M-40-20 104 84M-40 10 104 114M-40-50 104 54M-40-80 104 24M-40 40 104 144"
        />
        <image {...image} />
      </Misuse>
    </ul>
  );
}

function Misuse({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <li>
      <svg viewBox="-24 -14 112 92" aria-hidden="true">
        {children}
      </svg>
      <span>{label}</span>
    </li>
  );
}
