/** A known weakness of an installed package, as `npm audit` names it. */
export type Finding = {
  package: string;
  /** The advisory's address. */
  advisory: string;
  title: string;
  severity: string;
};

/** Why a finding is no reason to act. */
export type Exception = {
  /** Folder of the lock file that has the package. */
  folder: string;
  package: string;
  /** The advisory's address; `*` stands for all of the package. */
  advisory: string;
  reason: string;
};

const severe = ['high', 'critical'];

/** The severe findings in what `npm audit --json` prints, each once. Throws with npm's words when it printed an error instead. */
export function parseAudit(output: string): Finding[] {
  // The shape that npm 7 and later print; whatever else came is an error.
  const report = JSON.parse(output) as {
    message?: string;
    vulnerabilities?: Record<
      string,
      {via: (string | {name: string; url: string; title: string; severity: string})[]}
    >;
  };
  if (!report.vulnerabilities) {
    throw new Error(`npm audit gave no report: ${report.message ?? output.slice(0, 200)}`);
  }
  const findings = Object.values(report.vulnerabilities)
    // A text is the name of another package in the report, which has the advisory itself.
    .flatMap(({via}) => via.filter(cause => typeof cause !== 'string'))
    .filter(({severity}) => severe.includes(severity))
    .map(({name, url, title, severity}) => ({package: name, advisory: url, title, severity}));
  const keys = findings.map(({package: name, advisory}) => `${name} ${advisory}`);
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Parts the findings of a folder into those that an exception explains and those that need an answer. */
export function explainFindings(
  folder: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): {unexplained: Finding[]; explained: Finding[]; unused: Exception[]} {
  const own = exceptions.filter(exception => exception.folder === folder);
  const isExplained = (finding: Finding) => own.some(exception => covers(exception, finding));
  return {
    unexplained: findings.filter(finding => !isExplained(finding)),
    explained: findings.filter(isExplained),
    unused: own.filter(exception => !findings.some(finding => covers(exception, finding))),
  };
}

function covers(exception: Exception, finding: Finding): boolean {
  return exception.package === finding.package && [finding.advisory, '*'].includes(exception.advisory);
}
