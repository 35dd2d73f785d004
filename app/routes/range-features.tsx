import { later } from '#app/components/ui/later.tsx';

const RangeFeatures = later(() => import('./range-features/range-features.tsx'), '#ranges, #gallery');

export const parts = [RangeFeatures];
export default RangeFeatures;
