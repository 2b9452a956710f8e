/** The forms for new issues in the site's repository, by the name of their file in `.github/ISSUE_TEMPLATE`. */
export type IssueForm = 'page.yml' | 'site.yml';

/**
 * Returns the URL of a form with a title and details. `repository` is the URL of the site's repository. Apart from `template` and `title`,
 * each parameter is the id of a field of the form.
 */
export function getIssueFormUrl(
  repository: string,
  form: IssueForm,
  {title, details}: {title: string; details: string},
): string {
  return `${repository}/issues/new?${new URLSearchParams({template: form, title, details})}`;
}
