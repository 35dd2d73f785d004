// Every illustration of the site, in the order of the contact sheet.
import type { Scene } from './kit/scene.ts';
import heroDawn from './scenes/hero-dawn.ts';
import heroNoon from './scenes/hero-noon.ts';
import heroWinter from './scenes/hero-winter.ts';
import officeCheckInWindow from './scenes/office-check-in-window.ts';
import officeNoticeBoard from './scenes/office-notice-board.ts';
import officeParking from './scenes/office-parking.ts';
import picnicMadrones from './scenes/picnic-madrones.ts';
import picnicOverlook from './scenes/picnic-overlook.ts';
import mainFiringLineDawn from './scenes/main-firing-line-dawn.ts';
import mainRifleLine from './scenes/main-rifle-line.ts';
import mainTargetFrames from './scenes/main-target-frames.ts';
import mainCanopyNoon from './scenes/main-canopy-noon.ts';
import mainCeaseFire from './scenes/main-cease-fire.ts';
import mainFogMorning from './scenes/main-fog-morning.ts';
import mainDusk from './scenes/main-dusk.ts';
import mainNightStars from './scenes/main-night-stars.ts';
import pistolBays from './scenes/pistol-bays.ts';
import pistolTargets from './scenes/pistol-targets.ts';
import practicalSteelPlates from './scenes/practical-steel-plates.ts';
import practicalBay from './scenes/practical-bay.ts';
import hundredYardBench from './scenes/hundred-yard-bench.ts';
import hundredYardDownrange from './scenes/hundred-yard-downrange.ts';
import tinCanLine from './scenes/tin-can-line.ts';
import tinCanRow from './scenes/tin-can-row.ts';
import etrapClayFlight from './scenes/etrap-clay-flight.ts';
import etrapShards from './scenes/etrap-shards.ts';
import manualTrapHouse from './scenes/manual-trap-house.ts';
import manualTrapLine from './scenes/manual-trap-line.ts';
import historyGate from './scenes/history-gate.ts';
import historyTrapShoot from './scenes/history-trap-shoot.ts';
import historyWorkDay from './scenes/history-work-day.ts';
import historySkylineRoad from './scenes/history-skyline-road.ts';
import headerPass from './scenes/header-pass.ts';
import headerGallery from './scenes/header-gallery.ts';
import headerCalendar from './scenes/header-calendar.ts';
import headerWeather from './scenes/header-weather.ts';
import headerNewShooterGuide from './scenes/header-new-shooter-guide.ts';
import headerUnder21Rules from './scenes/header-under-21-rules.ts';
import headerYouthForm from './scenes/header-youth-form.ts';
import headerFaq from './scenes/header-faq.ts';
import headerRangeFeatures from './scenes/header-range-features.ts';
import headerSafetyRules from './scenes/header-safety-rules.ts';
import headerTraining from './scenes/header-training.ts';
import headerContact from './scenes/header-contact.ts';
import headerPrivacy from './scenes/header-privacy.ts';
import headerPrivacyRequest from './scenes/header-privacy-request.ts';
import headerTerms from './scenes/header-terms.ts';
import headerChemicalExposureNotice from './scenes/header-chemical-exposure-notice.ts';
import headerShareholderMemberships from './scenes/header-shareholder-memberships.ts';
import notFound from './scenes/not-found.ts';
import offline from './scenes/offline.ts';
import socialCard from './scenes/social-card.ts';

export type { Scene } from './kit/scene.ts';

export const scenes: readonly Scene[] = [
  heroDawn,
  heroNoon,
  heroWinter,
  officeCheckInWindow,
  officeNoticeBoard,
  officeParking,
  picnicMadrones,
  picnicOverlook,
  mainFiringLineDawn,
  mainRifleLine,
  mainTargetFrames,
  mainCanopyNoon,
  mainCeaseFire,
  mainFogMorning,
  mainDusk,
  mainNightStars,
  pistolBays,
  pistolTargets,
  practicalSteelPlates,
  practicalBay,
  hundredYardBench,
  hundredYardDownrange,
  tinCanLine,
  tinCanRow,
  etrapClayFlight,
  etrapShards,
  manualTrapHouse,
  manualTrapLine,
  historyGate,
  historyTrapShoot,
  historyWorkDay,
  historySkylineRoad,
  headerPass,
  headerGallery,
  headerCalendar,
  headerWeather,
  headerNewShooterGuide,
  headerUnder21Rules,
  headerYouthForm,
  headerFaq,
  headerRangeFeatures,
  headerSafetyRules,
  headerTraining,
  headerContact,
  headerPrivacy,
  headerPrivacyRequest,
  headerTerms,
  headerChemicalExposureNotice,
  headerShareholderMemberships,
  notFound,
  offline,
  socialCard,
];
