/** What happens in the club's year, on the range's clock, and every mail that is owed for it. */
export const events = `
01-02 12:00 | edit holidays.yaml = { new-years-day: open, martin-luther-king-day: open, washingtons-birthday: open, memorial-day: open, juneteenth: open, independence-day: ask, labor-day: open, columbus-day: open, veterans-day: open, thanksgiving: closed, christmas-eve: closed, christmas: closed, new-years-eve: open, observed: open }
01-03 10:10 | message ann | office: New message from the website; ann: We received your message
01-04 09:00 | desk ann answered
01-05 18:00 | signup bea all | office: New sign-up; bea: Please confirm your email address
01-05 18:30 | confirm bea | bea: Your address is confirmed
01-06 20:00 | signup cal alerts | office: New sign-up; cal: Please confirm your email address
01-06 20:30 | confirm cal | cal: Your address is confirmed
01-07 09:00 | signup dee list | office: New sign-up; dee: Please confirm your email address
01-08 12:00 | holds CM ann, SU bea, SU cal, SU dee
01-09 06:00 | phone + 01-09 Closed: snow | office: How the website read new titles in your calendar; bea, cal: Saturday, January 9: Closed
01-10 06:30 | phone + 01-10 Range opens late: opens at 11 AM | office: How the website read new titles in your calendar; bea, cal: Sunday, January 10: Open 11:00 AM to 4:00 PM
01-12 09:30 | request eve access 01-27 02-26 | office: New privacy request; eve: We received your privacy request
01-13 11:00 | desk eve acknowledge
01-15 09:00 | holds CM ann, SU bea, SU cal, PR eve open
01-15 10:00 | edit announcements.yaml + { text: "Volunteer day on Saturday, January 23.", es: "Día de voluntarios: sábado 23 de enero.", from: "2027-01-16", to: "2027-01-23" }
01-16 10:00 | mistake closures.yaml + { id: late, title: Late opening, from: "2027-01-17", to: "2027-01-17", text: Frost., opens: "13:00", closes: "11:00" } => must be later than opens
01-16 11:00 | mend closures.yaml
01-20 12:00 | edit closures.yaml = []
01-20 12:10 | edit closures.yaml + { id: staff, title: "Closed: staff training", from: "2027-02-06", to: "2027-02-07", text: The range is closed for staff training. }
01-25 14:00 | message fay twice | office: New message from the website; fay: We received your message
01-26 09:00 | desk fay answered
01-28 20:15 | request gil opt-out - 02-19 | office: New privacy request: opt-out; gil: We received your privacy request
01-30 07:05 | morning | bea, cal: Saturday, February 6 to Sunday, February 7: Closed
02-01 10:00 | desk gil complete Done
02-05 05:00 | deploy
02-11 08:20 | office Closed: power outage --until 2:30 PM | bea, cal: Thursday, February 11: Open 2:30 PM to 4:00 PM
02-12 08:00 | office Closed: wind | bea, cal: Friday, February 12: Closed
02-12 12:00 | office --lift | bea, cal: Friday, February 12: Correction: open as usual, 9:00 AM to 4:00 PM
02-18 07:30 | mail down
02-18 12:00 | message hal
02-19 06:30 | phone + 02-19 Closed: ice on the road
02-19 14:00 | desk eve extend The records are on paper
02-20 09:00 | mail back
02-20 16:00 | caught-up | office: New message from the website; hal: We received your message
02-22 09:30 | desk hal answered
02-22 11:00 | edit prices.yaml prices.0.next = { from: "2027-04-01", amount: 40 }
03-01 11:00 | edit hours.yaml seasons + { id: summer, title: Summer hours, from: "2027-06-03", to: "2027-08-29", week: [{ days: [thursday], opens: "09:00", closes: "19:00", lastCheckIn: "18:00" }] }
03-05 15:00 | backup march
03-10 10:00 | inbox forget ann --yes
03-12 19:00 | phone + 03-14 11:00-13:00 Closed: match setup | office: How the website read new titles in your calendar; bea, cal: Sunday, March 14: Open 9:00 AM to 11:00 AM and 1:00 PM to 4:00 PM
03-18 10:00 | request ida delete 04-02 05-02 | office: New privacy request; ida: We received your privacy request
03-19 11:00 | desk ida acknowledge
03-22 11:00 | desk ida forget-confirmed
03-22 11:10 | desk ida complete Deleted as requested
03-23 12:00 | holds SU bea, SU cal, PR eve open, CM fay, PR gil completed, CM hal, PR - completed
03-25 18:00 | calendar down
03-26 07:05 | morning | office: The website can't read the club's calendar
03-27 10:30 | calendar back
04-03 17:00 | phone + 04-04 Closed: Easter | office: How the website read new titles in your calendar; bea, cal: Sunday, April 4: Closed
04-07 12:00 | edit closures.yaml + { id: trap, title: Trap closed in the morning, from: "2027-04-10", to: "2027-04-11", text: New throwers., ranges: [electric-trap], opens: "12:00" } | bea, cal: Saturday, April 10 to Sunday, April 11: Open 9:00 AM to 4:00 PM
04-08 10:00 | desk eve complete Sent a copy
04-09 09:00 | mistake prices.yaml prices.0.amount = forty => prices.yaml
04-10 05:00 | deploy
04-10 12:30 | mend prices.yaml
04-15 13:00 | request jon correct 04-29 05-30 | office: New privacy request; jon: We received your privacy request
04-16 10:00 | desk jon acknowledge
04-30 10:00 | desk jon complete Corrected
05-02 21:00 | message kay plain | office: New message from the website; kay: We received your message
05-03 10:00 | edit announcements.yaml + { text: "Barbecue on Saturday, May 29.", es: "Parrillada el sábado 29 de mayo.", from: "2027-05-20", to: "2027-05-31" }
05-05 09:00 | desk kay answered
05-05 22:00 | backup may
05-06 05:00 | phone + 05-07 Closed: county inspection | office: How the website read new titles in your calendar; bea, cal: Friday, May 7: Closed
05-06 05:20 | inbox forget kay --yes
05-06 05:30 | unsubscribe cal alerts
05-06 06:00 | restore may
05-06 06:10 | holds SU bea, PR eve completed, CM fay, PR gil completed, CM hal, PR - completed, PR jon completed
06-12 07:00 | phone + 06-12 Range closes at 1 PM | office: How the website read new titles in your calendar; bea: Saturday, June 12: Open 9:00 AM to 1:00 PM
06-20 16:30 | request lou other 07-02 08-04 | office: New privacy request; lou: We received your privacy request
06-21 10:00 | desk lou acknowledge
06-30 10:00 | desk lou deny Not about this club
07-15 12:00 | phone + 07-17..07-18 Closed: Red Flag Warning | office: How the website read new titles in your calendar; bea: Saturday, July 17 to Sunday, July 18: Closed
07-17 17:00 | phone - Closed: Red Flag Warning | bea: Sunday, July 18: Correction: open as usual, 9:00 AM to 4:00 PM
07-20 08:00 | mail slow
07-20 12:00 | message mia
07-21 12:00 | signup ned all
07-22 09:00 | mail back
07-22 18:00 | caught-up | office: New message from the website; mia: We received your message; office: New sign-up; ned: Please confirm your email address
07-22 19:00 | confirm ned | ned: Your address is confirmed
07-23 10:00 | desk mia answered
08-01 10:00 | edit special-days.yaml + { date: "2027-08-14", opens: "08:00", closes: "17:00", lastCheckIn: "16:00", name: Youth day, es: Día de la juventud }
08-10 12:00 | closures + 08-14 15:00-17:00 Ceremony | bea, ned: Saturday, August 14: Open 8:00 AM to 3:00 PM
08-18 12:00 | closures + 08-21 Deer cull | bea, ned: Saturday, August 21: Closed
08-20 18:00 | closures - Deer cull | bea, ned: Saturday, August 21: Correction: open as usual, 9:00 AM to 4:00 PM
08-22 08:00 | closures + 08-22 09:00-12:00 Electric trap range: repairs | bea, ned: Sunday, August 22: Open 9:00 AM to 4:00 PM
08-28 08:30 | closures + 08-28 09:00-10:00 Fallen tree | bea, ned: Saturday, August 28: May be closed, call first
09-05 04:00 | deploy
09-10 17:30 | office Closed: wildfire smoke --until 2027-09-12 | bea, ned: Saturday, September 11 to Sunday, September 12: Closed
09-15 10:00 | inbox forget fay --yes
10-09 09:00 | edit hours.yaml seasons + { id: winter, title: Winter hours, from: "2027-11-08", week: [{ days: [thursday, friday, saturday, sunday], opens: "10:00", closes: "15:00", lastCheckIn: "14:00" }] }
10-20 15:00 | request pam delete 11-03 12-04 | office: New privacy request; pam: We received your privacy request
10-21 10:00 | desk pam forget-confirmed
10-21 10:10 | desk pam complete Deleted as requested
11-01 03:00 | backup november
11-24 12:00 | phone + 11-26 Closed: day after Thanksgiving | office: How the website read new titles in your calendar; bea, ned: Friday, November 26: Closed
12-10 12:00 | edit closures.yaml + { id: short, title: Short day, from: "2027-12-26", to: "2027-12-26", text: Closed early., closes: "13:00", lastCheckIn: "12:00" }
12-19 07:05 | morning | bea, ned: Sunday, December 26: Open 10:00 AM to 1:00 PM
12-20 10:00 | unsubscribe bea alerts
12-21 12:00 | holds SU bea, PR eve completed, PR gil completed, CM hal, PR - completed, PR jon completed, PR lou denied, CM mia, SU ned, PR - completed
12-22 10:00 | unsubscribe bea list
12-31 18:00 | holds PR eve completed, PR gil completed, CM hal, PR - completed, PR jon completed, PR lou denied, CM mia, SU ned, PR - completed
2028-02-19 07:05 | morning
2028-02-19 08:00 | holds PR eve completed, PR gil completed, PR - completed, PR jon completed, PR lou denied, CM mia, SU ned, PR - completed
2028-08-10 07:05 | morning
2028-12-30 07:05 | morning
2028-12-30 08:00 | holds PR eve completed, PR gil completed, PR - completed, PR jon completed, PR lou denied, SU ned, PR - completed
2029-05-01 07:05 | morning
2029-05-01 08:00 | holds PR lou denied, SU ned, PR - completed
2029-10-25 07:05 | morning
2029-10-25 08:00 | holds SU ned
`;

/** The mornings on which the office is sent the list of what is open. */
export const digests = `
01-04 01-18 01-25 02-01 02-08 02-15 02-22 03-01 03-08 03-15 03-22 03-29 04-05 04-07 04-08
04-19 04-26 05-03 06-21 06-28`;
