import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What to do with the mark, and what not. */
export function Rules(): ReactNode {
  return (
    <div className={styles.rules}>
      <div>
        <h3>Do</h3>
        <ul>
          <li>Leave space round the mark: a quarter of its height on each side.</li>
          <li>Show it at 20 pixels or more, the wordmark at 80 pixels or more.</li>
          <li>Use the file that is made for your ground, light or dark.</li>
          <li>Link it to the page that you speak of.</li>
        </ul>
      </div>
      <div>
        <h3>Don’t</h3>
        <ul>
          <li>Change its colours, proportions or parts.</li>
          <li>Put it on a photograph or a pattern.</li>
          <li>Use it as the mark of the toolkit, or of a product of yours.</li>
          <li>Make it say that this site or the toolkit supports you.</li>
        </ul>
      </div>
    </div>
  );
}
