/** Size of a social image in pixels. Chats and social networks don't crop images of this size. */
export const socialImageSize = {width: 1200, height: 630};

/** Returns the path of a page's social image: `/img/social/docs/context.png` for `/docs/context`. Both paths start with the base URL. */
export function socialImagePath(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}img/social/${page === '' ? 'index' : page}.png`;
}

/** Returns the alternative text of a social image. */
export function describeSocialImage(title: string, section: string): string {
  return `tRPC, ${section}: ${title}`;
}
