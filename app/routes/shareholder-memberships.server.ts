import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('shareholder-memberships');
  const { shareholderContact, president } = loadContent().site;
  return {
    top: topOf(page),
    actions: actionsOf(page, 'email', 'call', 'ask', 'passes'),
    picture: picture('practical-bay'),
    benefits: sectionOf(page, 'benefits'),
    compare: sectionOf(page, 'compare'),
    contact: { section: sectionOf(page, 'contact'), name: shareholderContact.name },
    closing: { section: sectionOf(page, 'president'), signature: president },
  };
};
