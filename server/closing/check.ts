/** What /readyz says of the office's closure. */
import { rangeDay } from '#domain/range-time.ts';
import type { Check } from '#server/http/health.ts';
import type { OfficeNews } from './office-closure.ts';

export function closureCheck(office: () => Promise<OfficeNews>, now: () => Date): Check {
  return async () => {
    const news = await office();
    if (news === 'unreadable') return { state: 'warning', reason: 'unreadable' };
    if (news === 'none' || news.to < rangeDay(now())) return { state: 'ok' };
    const { title, to, opens } = news;
    return { state: 'ok', closed: title, to, ...(opens !== undefined && { opens }) };
  };
}
