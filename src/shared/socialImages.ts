/** Returns the path of a page's social image: `/img/social/docs/context.png` for `/docs/context`. Both paths start with the base URL. */
export function socialImagePath(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}img/social/${page === '' ? 'index' : page}.png`;
}

/** Returns the alternative text of a social image. */
export function describeSocialImage(title: string, section: string): string {
  return `tRPC, ${section}: ${title}`;
}
