/** Draw days of lotteries that are drawn elsewhere. */
export default {
  lotday_title: 'Draw days',
  lotday_text: 'When lotteries that are drawn elsewhere are drawn, and where their results come from.',
  lotday_calendar: 'Draw calendar',
  lotday_times: 'Closes {close}, result about {result} ({zone})',
  lotday_usual: 'Usual draw day',
  lotday_added: 'Added',
  lotday_dropped: 'No draw',
  lotday_none: 'No draw on this day',
  lotday_change: 'Change',
  lotday_changes: 'Days that differ from the usual ones',
  lotday_changes_none: 'All days are as usual',
  lotday_closes: 'closes {time}',
  lotday_add: 'Add this draw day',
  lotday_drop: 'Drop this draw day',
  lotday_note_hint: 'For example the holiday, or where it was announced. It is kept with the day.',
  lotday_has_bets:
    'Members have bet on this issue. Dropping the day waits for a second person; the issue is then void and every stake is returned.',
  lotday_source: 'Where results come from',
  lotday_source_DEMO:
    'Results are made up from a committed chain for demonstration. Members see on every page that they are no official results.',
  lotday_source_IMPORT:
    'Results come from the organiser by the results desk: two people, or two sources that agree.',
  lotday_source_HOUSE: 'Results are drawn here from a committed chain.',
  lotday_source_SHOTS: 'Results follow from the numbers that members shoot.',
  lotday_switch_IMPORT: 'Switch to the results desk',
  lotday_switch_DEMO: 'Switch to demonstration draws',
  lotday_switch_text_IMPORT:
    'Issues that have not closed yet take their results from the results desk. A second person must confirm.',
  lotday_switch_text_DEMO:
    'Issues that have not closed yet are drawn for demonstration and labelled so. Where members have bet already, the result still comes from the desk. A second person must confirm.',
}
