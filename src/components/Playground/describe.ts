import {translate} from '@docusaurus/Translate';
import {formatRequestCount} from '../RunOutput/requestCount';
import type {LinkProblem} from '@site/src/playground/project/hash';
import type {EndReason, RunState} from './runState';

/** Returns why a run ended, as a sentence. */
export function describeEnd(reason: EndReason): string {
  switch (reason) {
    case 'finished':
      return translate({
        id: 'site.playground.finished',
        message: 'Finished.',
        description: 'Status of a run',
      });
    case 'failed':
      return translate({
        id: 'site.playground.failed',
        message: 'Ended with an error.',
        description: 'Status of a run',
      });
    case 'timeout':
      return translate({
        id: 'site.playground.timeout',
        message:
          'Stopped because the code ran for 5 seconds without a pause. Look for a loop that never ends.',
        description: 'Status of a run',
      });
    case 'too-much-output':
      return translate({
        id: 'site.playground.tooMuchOutput',
        message: 'Stopped because the code printed more than 1,000 lines or 200 kB.',
        description: 'Status of a run',
      });
    case 'stopped':
      return translate({id: 'site.playground.stopped', message: 'Stopped.', description: 'Status of a run'});
    case 'not-loaded':
      return translate({
        id: 'site.playground.notLoaded',
        message: 'Couldn’t load what the run needs.',
        description: 'Status of a run. The reason follows',
      });
  }
}

/** Describes the end of a run for screen readers. */
export function announceEnd({lines, exchanges, reason}: RunState): string {
  if (reason === 'not-loaded') {
    return describeEnd(reason);
  }
  const output = lines
    .slice(-5)
    .map(({text}) => text)
    .join('; ');
  return [reason && describeEnd(reason), `${formatRequestCount(exchanges.length)}.`, output]
    .filter(Boolean)
    .join(' ');
}

/** Returns a number of compiler problems in words. */
export function formatProblemCount(count: number): string {
  switch (count) {
    case 0:
      return translate({
        id: 'site.playground.problems.none',
        message: 'No problems',
        description: 'Result of the compiler',
      });
    case 1:
      return translate({
        id: 'site.playground.problems.one',
        message: '1 problem',
        description: 'Result of the compiler',
      });
    default:
      return translate(
        {
          id: 'site.playground.problems.many',
          message: '{count} problems',
          description: 'Result of the compiler',
        },
        {count: String(count)},
      );
  }
}

/** Returns why a link to a project couldn't be opened. */
export function describeLinkProblem(problem: LinkProblem, version = ''): string {
  switch (problem) {
    case 'truncated':
      return translate({
        id: 'site.playground.link.truncated',
        message: 'The end of the link is missing, so its code can’t be opened. Ask for the complete link.',
        description: 'Above the playground. A chat or an email can cut off long links',
      });
    case 'damaged':
      return translate({
        id: 'site.playground.link.damaged',
        message: 'The link is damaged, so its code can’t be opened. Ask for the link again.',
        description: 'Above the playground',
      });
    case 'newer-format':
      return translate({
        id: 'site.playground.link.newer',
        message:
          'The link was made by a newer version of this site. Reload the page and open the link again.',
        description: 'Above the playground',
      });
    case 'unknown-version':
      return translate(
        {
          id: 'site.playground.link.version',
          message: 'The link needs the packages of docs {version}, which this site can’t run.',
          description: 'Above the playground',
        },
        {version},
      );
    case 'paths':
      return translate({
        id: 'site.playground.link.paths',
        message: 'The link contains file names that aren’t allowed, so its code can’t be opened.',
        description: 'Above the playground',
      });
    case 'too-many-files':
      return translate({
        id: 'site.playground.link.files',
        message: 'The project has more than 30 files, which is too many for the playground.',
        description: 'Above the playground, or after a failed attempt to create a link',
      });
    case 'too-large':
      return translate({
        id: 'site.playground.link.size',
        message: 'The project has more than 200 kB of code, which is too much for the playground.',
        description: 'Above the playground, or after a failed attempt to create a link',
      });
  }
}
