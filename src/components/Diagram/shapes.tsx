import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './shapes.module.css';

type CanvasProps = {
  /** Height in SVG units. */
  height: number;
  children: ReactNode;
};

/** A drawing for wide columns. It's 720 units wide and scales with the page. */
export function Canvas(props: CanvasProps): ReactNode {
  return <Svg width={720} className={styles.canvas} {...props} />;
}

/** A drawing for phones. It's 288 units wide, and its text is larger. */
export function NarrowCanvas(props: CanvasProps): ReactNode {
  return <Svg width={288} className={clsx(styles.canvas, styles.narrow)} {...props} />;
}

type SvgProps = CanvasProps & {width: number; className: string | undefined};

function Svg({width, height, className, children}: SvgProps): ReactNode {
  // Each drawing has an arrow head of its own, because browsers don't draw the one of a drawing that is hidden.
  const arrowHead = useId();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={className}>
      <defs>
        <marker
          id={arrowHead}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10z" className={styles.arrowHead} />
        </marker>
      </defs>
      {/* Arrows inherit this attribute. */}
      <g markerEnd={`url(#${arrowHead})`}>{children}</g>
    </svg>
  );
}

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first line, in bold. */
  title: string;
  /** The lines below the title. */
  lines?: readonly string[];
  tone?: 'plain' | 'accent' | 'error';
  /** Whether the title is shown in the monospace typeface. */
  code?: boolean;
};

/** A rounded box with centred text. Positions and sizes are in SVG units. */
export function Box({
  x,
  y,
  width,
  height,
  title,
  lines = [],
  tone = 'plain',
  code = false,
}: BoxProps): ReactNode {
  const lineHeight = 17;
  const firstLineY = y + height / 2 - (lines.length * lineHeight) / 2 + 5;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="8" className={clsx(styles.box, styles[tone])} />
      <text
        x={x + width / 2}
        y={firstLineY}
        textAnchor="middle"
        className={clsx(styles.title, code && styles.code)}
      >
        {title}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={firstLineY + (index + 1) * lineHeight}
          textAnchor="middle"
          className={styles.line}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

type AreaProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The lines of the label at the top. */
  label: readonly string[];
};

/** A labelled area behind a group of boxes. */
export function Area({x, y, width, height, label}: AreaProps): ReactNode {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="12" className={styles.area} />
      {label.map((line, index) => (
        <text key={line} x={x + 14} y={y + 22 + index * 17} className={styles.areaLabel}>
          {line}
        </text>
      ))}
    </g>
  );
}

type ArrowProps = {
  /** The route of the arrow, in the syntax of an SVG path. */
  path: string;
  /** Whether the arrow stands for data that returns. It's dashed in this case. */
  back?: boolean;
};

/** An arrow along a path. */
export function Arrow({path, back = false}: ArrowProps): ReactNode {
  return <path d={path} className={clsx(styles.arrow, back && styles.back)} />;
}

type NoteProps = {x: number; y: number; text: string; anchor?: 'start' | 'middle' | 'end'; code?: boolean};

/** Text without a box, for example next to an arrow. */
export function Note({x, y, text, anchor = 'middle', code = false}: NoteProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor={anchor} className={clsx(styles.note, code && styles.code)}>
      {text}
    </text>
  );
}
