/** A known vulnerability of an installed package, as reported by `npm audit`. */
export type Finding = {
  package: string;
  /** URL of the advisory. */
  advisory: string;
  title: string;
  severity: string;
};

/** The reason why a finding doesn't need to be fixed. */
export type Exception = {
  /** Folder of the lock file that lists the package. */
  folder: string;
  package: string;
  /** URL of the advisory, or `*` for all advisories of the package. */
  advisory: string;
  reason: string;
};

const severeLevels = ['high', 'critical'];

/**
 * Returns the findings of high or critical severity in the output of `npm audit --json`. Each finding occurs once. Throws an error with
 * npm's message if the output contains no report.
 */
export function parseAudit(output: string): Finding[] {
  // TypeScript doesn't know that npm 7 and later print this shape. Output without `vulnerabilities` is an error.
  const report = JSON.parse(output) as {
    message?: string;
    vulnerabilities?: Record<
      string,
      {via: (string | {name: string; url: string; title: string; severity: string})[]}
    >;
  };
  if (!report.vulnerabilities) {
    throw new Error(`npm audit returned no report: ${report.message ?? output.slice(0, 200)}`);
  }
  const findings = Object.values(report.vulnerabilities)
    // A string in `via` is the name of another package in the report. That package lists the advisory.
    .flatMap(({via}) => via.filter(cause => typeof cause !== 'string'))
    .filter(({severity}) => severeLevels.includes(severity))
    .map(({name, url, title, severity}) => ({package: name, advisory: url, title, severity}));
  const keys = findings.map(({package: name, advisory}) => `${name} ${advisory}`);
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Separates the findings that an exception covers from those that need a fix, and finds the exceptions that cover no finding. */
export function applyExceptions(
  folder: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): {unresolved: Finding[]; accepted: Finding[]; unused: Exception[]} {
  const folderExceptions = exceptions.filter(exception => exception.folder === folder);
  const isAccepted = (finding: Finding) => folderExceptions.some(exception => covers(exception, finding));
  return {
    unresolved: findings.filter(finding => !isAccepted(finding)),
    accepted: findings.filter(isAccepted),
    unused: folderExceptions.filter(exception => !findings.some(finding => covers(exception, finding))),
  };
}

function covers(exception: Exception, finding: Finding): boolean {
  return exception.package === finding.package && [finding.advisory, '*'].includes(exception.advisory);
}
