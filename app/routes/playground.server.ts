import { picture } from '#app/lib/pictures.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { hoursWords } from '#domain/hours-words.ts';

export const loader = () => {
  const { prices, rules, embeds, hours, notices, today } = loadContent();
  return {
    page: loadPage('pass'),
    header: picture('header-visit'),
    photo: picture('hundred-yard-downrange'),
    prices: prices.prices,
    benefits: prices.annualBenefits,
    rules: rules.universal,
    calendar: embeds.calendar,
    toast: notices.download,
    lastCheckIn: hoursWords(hours, today).lastCheckIn,
  };
};
