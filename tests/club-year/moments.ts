/**
 * What every place must say at these moments, written by hand from the club's plan and not from the code. `~` and what
 * is left out at the end of a row are as in the row above it; a time without a day is on the day above. At several
 * times, with commas, all is the same. The columns:
 * header   the plate on the bar of every page
 * sign     the line at the top of home, contact and calendar
 * api      the state of /api/status, and the next opening
 * day      today's hours in the API, in the list of days on the three pages, and as published in JSON-LD and
 *          /hours.ics; `-` is closed, `?` is call first
 * coming   the closures of the API, the calendar's list and /closures.ics; in (), those missing on the contact page
 * banner   the closure at the top of the home page
 * news     the announcement, in the served HTML of home and calendar
 * price    a day pass on home, contact and in JSON-LD, and the one that is announced
 * Over 200 lines, because it is a table.
 */
export const moments = `
2026-12-31 12:30, 14:59 | Call first | Call first Today is New Year’s Eve. The range may be closed today. | ask 01-02 09:00 | ? | - | - | - | $35
15:00 | Check-in over | Check-in over Opens Saturday at 9:00 AM. | check-in-over 01-02 09:00
16:00 | Closed | Closed Opens Saturday at 9:00 AM. | closed 01-02 09:00
01-01 00:00, 14:59 | Call first | Call first Today is New Year’s Day. The range may be closed today. | ask 01-02 09:00
15:00 | Check-in over | Check-in over Opens Saturday at 9:00 AM. | check-in-over 01-02 09:00
23:59 | Closed | Closed Opens Saturday at 9:00 AM. | closed 01-02 09:00
01-02 00:00, 08:59 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16
09:00, 13:59 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-03 09:00
14:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 01-03 09:00
14:59 | ~ | Check-in ends soon Last check-in in 1 minute, at 3:00 PM. Open until 4:00 PM.
15:00, 15:59 | Check-in over | Check-in over Opens Sunday at 9:00 AM. | check-in-over 01-03 09:00
16:00, 23:59 | Closed | Closed Opens Sunday at 9:00 AM. | closed 01-03 09:00
01-03 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM.
14:30 | Check-in ends soon | Check-in ends soon Last check-in in 30 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 01-07 09:00
16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 01-07 09:00
01-04 00:00, 01-06 23:59 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | -
01-07 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16
11:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-08 09:00
15:30 | Check-in over | Check-in over Opens Friday at 9:00 AM. | check-in-over 01-08 09:00
01-09 05:55 | Opens 9 AM | Closed Opens today at 9:00 AM. | closed 01-09 09:00
06:06, 09:00, 23:59 | Closed | Closed Reason: snow. Opens Sunday at 9:00 AM. | closed 01-10 09:00 | - | Closed: snow 01-09 | Closed today: snow
01-10 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16 | - | -
06:36, 09:00 | Opens 11 AM | Closed Opens today at 11:00 AM. | closed 01-10 11:00 | 11-16 | Range opens late: opens at 11 AM 01-10 | Today: Opens at 11:00 AM
11:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-14 09:00 | ~ | (Range opens late: opens at 11 AM 01-10) | -
15:00 | Check-in over | Check-in over Opens Thursday at 9:00 AM. | check-in-over 01-14 09:00
01-11 09:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 01-14 09:00 | - | -
01-14 12:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-15 09:00 | 9-16
01-15 23:59 | Closed | Closed Opens Saturday at 9:00 AM. | closed 01-16 09:00
01-16 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | ~ | - | - | Volunteer day on Saturday, January 23.
09:30, 10:30 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-17 09:00
01-17 11:30 | ~ | ~ | open 01-21 09:00
01-18 12:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 01-21 09:00 | -
01-20 12:20 | ~ | ~ | ~ | ~ | Closed: staff training 02-06..02-07
01-21 09:30 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 01-22 09:00 | 9-16
01-23 23:59 | Closed | Closed Opens Sunday at 9:00 AM. | closed 01-24 09:00
01-24 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | ~ | ~ | ~ | -
01-29 23:59 | Closed | Closed Opens Saturday at 9:00 AM. | closed 01-30 09:00
01-30 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | ~ | ~ | Closed Saturday, February 6 to Sunday, February 7: staff training
02-05 09:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 02-11 09:00
15:00 | Check-in over | Check-in over Opens Thursday at 9:00 AM. | check-in-over 02-11 09:00
16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 02-11 09:00
02-06 00:00, 09:00 | ~ | Closed Reason: staff training. Opens Thursday at 9:00 AM. | ~ | - | ~ | Closed today to Sunday, February 7: staff training
02-07 12:00, 23:59 | ~ | ~ | ~ | ~ | ~ | Closed Saturday, February 6 to today: staff training
02-08 00:00 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | - | - | -
02-11 08:15 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16
08:26, 09:00, 14:29 | Opens 2:30 PM | Closed Opens today at 2:30 PM. | closed 02-11 14:30 | 14:30-16 | Closed: power outage 02-11 | Today: Opens at 2:30 PM (power outage)
14:30 | Check-in ends soon | Check-in ends soon Last check-in in 30 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 02-12 09:00 | ~ | (Closed: power outage 02-11) | -
15:00 | Check-in over | Check-in over Opens Friday at 9:00 AM. | check-in-over 02-12 09:00
16:00 | Closed | Closed Opens Friday at 9:00 AM. | closed 02-12 09:00
02-12 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16 | -
08:06, 11:59 | Closed | Closed Reason: high winds. Opens Saturday at 9:00 AM. | closed 02-13 09:00 | - | Closed: wind 02-12 | Closed today: high winds
12:06 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 02-13 09:00 | 9-16 | - | -
02-18 12:10 | ~ | ~ | open 02-19 09:00
02-19 06:36 | Closed | Closed Reason: ice on the road. Opens Saturday at 9:00 AM. | closed 02-20 09:00 | - | Closed: ice on the road 02-19 | Closed today: ice on the road
02-20 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16 | - | -
10:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 02-21 09:00
03-01 23:59 | Closed | Closed Opens Thursday at 9:00 AM. | closed 03-04 09:00 | -
03-02 00:00 | ~ | ~ | ~ | ~ | ~ | ~ | ~ | $35, from April 1: $40
03-12 18:55 | ~ | Closed Opens Saturday at 9:00 AM. | closed 03-13 09:00 | 9-16
19:06 | ~ | ~ | ~ | ~ | Closed: match setup 03-14 11-13 | Closed Sunday, March 14, 11:00 AM to 1:00 PM: match setup
03-13 14:15 | Check-in ends soon | Check-in ends soon Last check-in in 45 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 03-14 09:00
23:59 | Closed | Closed Opens Sunday at 9:00 AM. | closed 03-14 09:00
03-14 00:00, 01:59, 03:00, 08:59 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-11+13-16 | ~ | Closed today, 11:00 AM to 1:00 PM: match setup
09:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 10:00 AM. Open until 11:00 AM. | check-in-ends-soon 03-14 13:00
09:59 | ~ | Check-in ends soon Last check-in in 1 minute, at 10:00 AM. Open until 11:00 AM.
10:00 | Check-in over | Check-in over No check-in right now. Opens today at 1:00 PM. | check-in-over 03-14 13:00
11:00, 12:59 | Opens 1 PM | Closed Opens today at 1:00 PM. | closed 03-14 13:00
13:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 03-18 09:00 | ~ | (Closed: match setup 03-14 11-13) | -
14:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 03-18 09:00
15:59 | Check-in over | Check-in over Opens Thursday at 9:00 AM. | check-in-over 03-18 09:00
16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 03-18 09:00
03-15 00:00 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | - | -
03-25 15:30 | Check-in over | Check-in over Opens Friday at 9:00 AM. | check-in-over 03-26 09:00 | 9-16
18:10 | Closed | Closed Opens Friday at 9:00 AM. | closed 03-26 09:00
23:59 | ~ | Closed Opens Friday at 9:00 AM. | closed 03-26 09:00
03-26 00:01 | Closed | Closed Usually opens today at 9:00 AM. We couldn’t check for closures. Please call first.
10:00 | Call first | Call first We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM. | unknown 03-27 09:00
15:29 | Check-in over | Check-in over Usually opens Saturday at 9:00 AM. We couldn’t check for closures. Please call first. | check-in-over 03-27 09:00
17:59 | Closed | Closed Usually opens Saturday at 9:00 AM. We couldn’t check for closures. Please call first. | closed 03-27 09:00
03-27 08:00 | Closed | Closed Usually opens today at 9:00 AM. We couldn’t check for closures. Please call first. | closed 03-27 09:00
09:30 | Call first | Call first We couldn’t check for closures. Usually open today, 9:00 AM to 4:00 PM. | unknown 03-28 09:00
10:45 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 03-28 09:00
03-31 23:59 | Closed | Closed Opens Thursday at 9:00 AM. | closed 04-01 09:00 | -
04-01 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16 | ~ | ~ | ~ | $40
09:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 04-02 09:00
04-03 16:55 | Closed | Closed Opens Sunday at 9:00 AM. | closed 04-04 09:00
17:06 | ~ | Closed Opens Thursday at 9:00 AM. | closed 04-08 09:00 | ~ | Closed: Easter 04-04 | Closed Sunday, April 4: Easter
04-04 10:00 | ~ | Closed Reason: Easter. Opens Thursday at 9:00 AM. | ~ | - | ~ | Closed today: Easter
04-05 10:00 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | - | - | -
04-07 12:10 | ~ | ~ | ~ | ~ | Trap closed in the morning 04-10..04-11 | Saturday, April 10 to Sunday, April 11: Electric trap range closed until 12:00 PM
04-09 09:30 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 04-10 09:00 | 9-16
04-10 05:10 | Opens 9 AM | Closed Opens today at 9:00 AM. | closed 04-10 09:00 | ~ | ~ | Today to Sunday, April 11: Electric trap range closed until 12:00 PM
10:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 04-11 09:00
04-11 11:59 | ~ | ~ | open 04-15 09:00 | ~ | ~ | Saturday, April 10 to today: Electric trap range closed until 12:00 PM
12:00 | ~ | ~ | ~ | ~ | (Trap closed in the morning 04-10..04-11) | -
04-12 00:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 04-15 09:00 | - | -
05-06 04:55 | Opens 9 AM | Closed Opens today at 9:00 AM. | closed 05-06 09:00 | 9-16
05:06 | ~ | ~ | ~ | ~ | Closed: county inspection 05-07 | Closed Friday, May 7: county inspection
10:20 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 05-08 09:00
16:00 | Closed | Closed Opens Saturday at 9:00 AM. | closed 05-08 09:00
05-07 10:00 | ~ | Closed Reason: county inspection. Opens Saturday at 9:00 AM. | ~ | - | ~ | Closed today: county inspection
05-08 09:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 05-09 09:00 | 9-16 | - | -
05-19 23:59 | Closed | Closed Opens Thursday at 9:00 AM. | closed 05-20 09:00 | -
05-20 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-16 | ~ | ~ | Barbecue on Saturday, May 29.
05-29 12:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 05-30 09:00
05-31 23:59 | Closed | Closed Opens Thursday at 9:00 AM. | closed 06-03 09:00 | -
06-01 00:00, 06-02 23:59 | ~ | ~ | ~ | ~ | ~ | ~ | -
06-03 00:00 | Opens 9 AM | Closed Opens today at 9:00 AM. | ~ | 9-19
09:00, 16:59 | Open | Open Until 7:00 PM today. Check in by 6:00 PM. | open 06-04 09:00
17:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 6:00 PM. Open until 7:00 PM. | check-in-ends-soon 06-04 09:00
18:00 | Check-in over | Check-in over Opens Friday at 9:00 AM. | check-in-over 06-04 09:00
19:00 | Closed | Closed Opens Friday at 9:00 AM. | closed 06-04 09:00
06-04 13:59 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 06-05 09:00 | 9-16
15:00 | Check-in over | Check-in over Opens Saturday at 9:00 AM. | check-in-over 06-05 09:00
06-12 06:55 | Opens 9 AM | Closed Opens today at 9:00 AM. | closed 06-12 09:00
07:06 | ~ | ~ | ~ | 9-13 | Range closes at 1 PM 06-12 | Today: Closes at 1:00 PM
10:59 | Open | Open Until 1:00 PM today. Check in by 12:00 PM. | open 06-13 09:00
11:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 12:00 PM. Open until 1:00 PM. | check-in-ends-soon 06-13 09:00
12:00 | Check-in over | Check-in over Opens Sunday at 9:00 AM. | check-in-over 06-13 09:00
13:00 | Closed | Closed Opens Sunday at 9:00 AM. | closed 06-13 09:00 | ~ | (Range closes at 1 PM 06-12) | -
06-13 12:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 06-17 09:00 | 9-16 | -
06-19 10:00 | ~ | ~ | open 06-20 09:00
07-03 16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 07-08 09:00
07-04 00:00 | Call first | Call first Today is Independence Day. The range may be closed today. | ask 07-08 09:00 | ?
15:00 | Check-in over | Check-in over Opens Thursday at 9:00 AM. | check-in-over 07-08 09:00
16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 07-08 09:00
07-05 10:00 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | -
07-15 11:55 | Open | Open Until 7:00 PM today. Check in by 6:00 PM. | open 07-16 09:00 | 9-19
12:06 | ~ | ~ | ~ | ~ | Closed: Red Flag Warning 07-17..07-18 | Closed Saturday, July 17 to Sunday, July 18: Red Flag Warning
07-16 16:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 07-22 09:00 | 9-16
07-17 09:30 | ~ | Closed Reason: Red Flag Warning. Opens Thursday at 9:00 AM. | ~ | - | ~ | Closed today to Sunday, July 18: Red Flag Warning
17:06 | ~ | Closed Opens Sunday at 9:00 AM. | closed 07-18 09:00 | 9-16 | - | -
07-18 09:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 07-22 09:00
07-22 17:30 | Check-in ends soon | Check-in ends soon Last check-in in 30 minutes, at 6:00 PM. Open until 7:00 PM. | check-in-ends-soon 07-23 09:00 | 9-19
08-10 12:10 | Closed | Closed Opens Thursday at 9:00 AM. | closed 08-12 09:00 | - | Ceremony 08-14 15-17 | Closed Saturday, August 14, 3:00 PM to 5:00 PM: Ceremony
08-14 07:00 | Opens 8 AM | Closed Opens today at 8:00 AM. | closed 08-14 08:00 | 8-15 | ~ | Closed today, 3:00 PM to 5:00 PM: Ceremony
13:30 | Check-in ends soon | Check-in ends soon Last check-in in 30 minutes, at 2:00 PM. Open until 3:00 PM. | check-in-ends-soon 08-15 09:00
08-18 12:10 | Closed | Closed Opens Thursday at 9:00 AM. | closed 08-19 09:00 | - | Deer cull 08-21 | Closed Saturday, August 21: Deer cull
08-20 18:06 | ~ | Closed Opens Saturday at 9:00 AM. | closed 08-21 09:00 | 9-16 | - | -
08-22 08:06 | Opens 9 AM | Closed Opens today at 9:00 AM. | closed 08-22 09:00 | ~ | Electric trap range: repairs 08-22 9-12 | Today, 9:00 AM to 12:00 PM: Electric trap range closed
12:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 08-26 09:00 | ~ | (Electric trap range: repairs 08-22 9-12) | -
08-26 16:30 | Open | Open Until 7:00 PM today. Check in by 6:00 PM. | open 08-27 09:00 | 9-19 | - | -
08-28 08:36 | Call first | Call first The range may be closed today. | ask 08-29 09:00 | ? | Fallen tree 08-28 9-10, Fallen tree 08-28 10-0 | Closed today, 9:00 AM to 10:00 AM: Fallen tree
09:30 | Closed | Closed May open today at 10:00 AM. Please call first. | closed 08-29 09:00
10:30 | Call first | Call first The range may be closed today. | ask 08-29 09:00 | ~ | ~ | Today, from 10:00 AM: Fallen tree. The range may be closed: call first
08-29 14:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 09-02 09:00 | 9-16 | - | -
08-30 00:00 | Closed | Closed Opens Thursday at 9:00 AM. | closed 09-02 09:00 | -
09-02 15:00 | Check-in over | Check-in over Opens Friday at 9:00 AM. | check-in-over 09-03 09:00 | 9-16
09-05 09:05 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 09-09 09:00
09-10 17:25 | Closed | Closed Opens Saturday at 9:00 AM. | closed 09-11 09:00
17:36 | ~ | Closed Reason: wildfire smoke. Opens Thursday at 9:00 AM. | closed 09-16 09:00 | - | Closed: wildfire smoke 09-10..09-12 | Closed today to Sunday, September 12: wildfire smoke
09-11 10:00 | ~ | ~ | ~ | ~ | ~ | Closed Friday, September 10 to Sunday, September 12: wildfire smoke
09-12 23:59 | ~ | ~ | ~ | ~ | ~ | Closed Friday, September 10 to today: wildfire smoke
09-13 00:00 | ~ | Closed Opens Thursday at 9:00 AM. | ~ | - | - | -
09-26 16:00 | ~ | Closed Opens Thursday at 9:00 AM. | closed 09-30 09:00 | 9-16
10-01 09:55 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 10-02 09:00 | ~ | Closed: Thanksgiving Day 11-25
10-09 09:30 | ~ | ~ | open 10-10 09:00
11-06 23:59 | Closed | Closed Opens Sunday at 9:00 AM. | closed 11-07 09:00 | ~ | Closed: Thanksgiving Day 11-25, Closed: Christmas Eve 12-24, Closed: Christmas Day 12-25
11-07 00:00, 01:30, 01:30 PST, 08:59 | Opens 9 AM | Closed Opens today at 9:00 AM.
09:00 | Open | Open Until 4:00 PM today. Check in by 3:00 PM. | open 11-11 10:00
14:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 3:00 PM. Open until 4:00 PM. | check-in-ends-soon 11-11 10:00
15:00 | Check-in over | Check-in over Opens Thursday at 10:00 AM. | check-in-over 11-11 10:00
16:00 | Closed | Closed Opens Thursday at 10:00 AM. | closed 11-11 10:00
11-08 08:00 | ~ | Closed Opens Thursday at 10:00 AM. | ~ | -
11-11 09:30 | Opens 10 AM | Closed Opens today at 10:00 AM. | ~ | 10-15
10:00 | Open | Open Until 3:00 PM today. Check in by 2:00 PM. | open 11-12 10:00
13:00 | Check-in ends soon | Check-in ends soon Last check-in in 60 minutes, at 2:00 PM. Open until 3:00 PM. | check-in-ends-soon 11-12 10:00
14:00 | Check-in over | Check-in over Opens Friday at 10:00 AM. | check-in-over 11-12 10:00
15:00 | Closed | Closed Opens Friday at 10:00 AM. | closed 11-12 10:00
11-17 23:59 | ~ | Closed Opens Thursday at 10:00 AM. | closed 11-18 10:00 | -
11-18 00:00 | Opens 10 AM | Closed Opens today at 10:00 AM. | ~ | 10-15 | ~ | Closed Thursday, November 25: Thanksgiving Day
11-24 12:06 | Closed | Closed Opens Saturday at 10:00 AM. | closed 11-27 10:00 | - | Closed: Thanksgiving Day 11-25, Closed: day after Thanksgiving 11-26, Closed: Christmas Eve 12-24, Closed: Christmas Day 12-25
11-25 10:00 | ~ | Closed Reason: Thanksgiving Day. Opens Saturday at 10:00 AM. | ~ | ~ | ~ | Closed today: Thanksgiving Day
11-26 10:00 | ~ | Closed Reason: day after Thanksgiving. Opens Saturday at 10:00 AM. | ~ | - | Closed: day after Thanksgiving 11-26, Closed: Christmas Eve 12-24, Closed: Christmas Day 12-25 | Closed today: day after Thanksgiving
11-27 10:00 | Open | Open Until 3:00 PM today. Check in by 2:00 PM. | open 11-28 10:00 | 10-15 | Closed: Christmas Eve 12-24, Closed: Christmas Day 12-25 | -
12-12 10:30 | ~ | ~ | open 12-16 10:00 | ~ | Closed: Christmas Eve 12-24, Closed: Christmas Day 12-25, Short day 12-26
12-17 00:00 | Opens 10 AM | Closed Opens today at 10:00 AM. | closed 12-17 10:00 | ~ | ~ | Closed Friday, December 24: Christmas Eve
12-23 15:00 | Closed | Closed Opens Sunday at 10:00 AM. | closed 12-26 10:00
12-24 11:00 | ~ | Closed Reason: Christmas Eve. Opens Sunday at 10:00 AM. | ~ | - | ~ | Closed today: Christmas Eve
12-25 11:00 | ~ | Closed Reason: Christmas Day. Opens Sunday at 10:00 AM. | ~ | - | Closed: Christmas Day 12-25, Short day 12-26 | Closed today: Christmas Day
12-26 09:59 | Opens 10 AM | Closed Opens today at 10:00 AM. | ~ | 10-13 | Short day 12-26 | Today: Closes at 1:00 PM. Last check-in 12:00 PM
10:30 | Open | Open Until 1:00 PM today. Check in by 12:00 PM. | open 12-30 10:00
12:00 | Check-in over | Check-in over Opens Thursday at 10:00 AM. | check-in-over 12-30 10:00
13:00 | Closed | Closed Opens Thursday at 10:00 AM. | closed 12-30 10:00 | ~ | (Short day 12-26) | -
12-31 10:00 | Open | Open Until 3:00 PM today. Check in by 2:00 PM. | open 01-01 10:00 | 10-15 | -
2028-01-01 09:59 | Opens 10 AM | Closed Opens today at 10:00 AM. | closed 01-01 10:00
10:00 | Open | Open Until 3:00 PM today. Check in by 2:00 PM. | open 01-02 10:00
`;
