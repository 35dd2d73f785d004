import { later } from '#app/components/ui/later.tsx';

const SafetyRules = later(() => import('./safety-rules/safety-rules.tsx'), '#can-i-bring-it, #range-rules');

export const parts = [SafetyRules];
export default SafetyRules;
