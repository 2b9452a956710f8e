import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findMovedAnchor} from '../../../src/clientModules/movedAnchors';
import {choosePages} from './choosePages';
import {compareSites} from './compareSites';
import {measureSizes} from './measureSizes';
import {readSite} from './readSite';
import {renderGallery} from './renderGallery';
import {renderReport, type Links} from './renderReport';
import {takeScreenshots} from './screenshots';

type Options = Links & {out: string; maxScreenshots: number};

/**
 * Compares two builds, and returns the report in Markdown. Also writes a folder with the report, a page that shows the screenshots side by
 * side, and a copy of the new build.
 */
export async function writeReport(
  beforeFolder: string,
  afterFolder: string,
  {out, maxScreenshots, ...links}: Options,
): Promise<string> {
  const [before, after] = [readSite(beforeFolder), readSite(afterFolder)];
  const comparison = compareSites(before, after, findMovedAnchor);
  rmSync(out, {recursive: true, force: true});
  mkdirSync(out, {recursive: true});
  const pairs =
    maxScreenshots > 0
      ? await takeScreenshots(
          choosePages(comparison, before, after, maxScreenshots),
          [beforeFolder, afterFolder],
          path.join(out, 'screenshots'),
        )
      : undefined;
  const report = renderReport(
    {
      ...comparison,
      sizesBefore: measureSizes(before),
      sizesAfter: measureSizes(after),
      screenshots: pairs?.length,
    },
    links,
  );
  writeFileSync(path.join(out, 'report.md'), report);
  writeFileSync(path.join(out, 'index.html'), renderGallery(pairs ?? [], 'screenshots'));
  cpSync(afterFolder, path.join(out, 'site'), {recursive: true});
  return report;
}
