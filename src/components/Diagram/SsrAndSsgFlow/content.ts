import {translate} from '@docusaurus/Translate';

/** The texts in both layouts of the diagram. */
export function getContent() {
  return {
    ssr: [translate({id: 'site.diagram.ssr.ssrArea', message: 'Rendered for each request:'}), 'ssr: true'],
    request: {
      title: translate({id: 'site.diagram.ssr.request', message: 'Request'}),
      lines: [translate({id: 'site.diagram.ssr.page', message: 'for a page'})],
    },
    prepass: {
      title: translate({id: 'site.diagram.ssr.prepass', message: 'Prepass'}),
      lines: [
        translate({id: 'site.diagram.ssr.prepass1', message: 'renders, fetches over HTTP,'}),
        translate({id: 'site.diagram.ssr.prepass2', message: 'until nothing is pending'}),
      ],
      tone: 'accent',
    },
    html: {
      title: 'HTML',
      lines: [
        translate({id: 'site.diagram.ssr.html1', message: 'with the cache'}),
        translate({id: 'site.diagram.ssr.html2', message: 'of all queries'}),
      ],
    },
    browser: {
      title: translate({id: 'site.diagram.ssr.browser', message: 'Browser'}),
      lines: [
        translate({id: 'site.diagram.ssr.browser1', message: 'first render'}),
        translate({id: 'site.diagram.ssr.browser2', message: 'has data'}),
      ],
    },
    ssg: [
      translate({id: 'site.diagram.ssr.ssgArea', message: 'Generated ahead:'}),
      translate({id: 'site.diagram.ssr.ssgArea2', message: 'getStaticProps with SSG helpers'}),
    ],
    build: {
      title: translate({id: 'site.diagram.ssr.build', message: 'Build'}),
      lines: [translate({id: 'site.diagram.ssr.revalidation', message: 'or revalidation'})],
    },
    prefetch: {
      title: 'prefetch()',
      lines: [
        translate({id: 'site.diagram.ssr.prefetch1', message: 'calls the router in process,'}),
        translate({id: 'site.diagram.ssr.prefetch2', message: 'no HTTP'}),
      ],
      tone: 'accent',
      code: true,
    },
    dehydrate: {
      title: 'dehydrate()',
      lines: [translate({id: 'site.diagram.ssr.dehydrate1', message: 'into the prop'}), 'trpcState'],
      code: true,
    },
  } as const;
}
