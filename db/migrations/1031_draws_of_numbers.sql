-- Up Migration
-- Draws of the lotteries that are drawn elsewhere (docs/domain/lottery.md §4.2, §6, §8).

-- It takes the source and the time-outs now; db/functions has the new one.
DROP FUNCTION IF EXISTS lottery.make_issues(text, text[], timestamptz[], timestamptz[], timestamptz[], int, int);

-- The government draws for New Year 2027 on 2 January.
INSERT INTO lottery.draw_date (game_code, draw_date, is_drawn, note) VALUES
  ('THAI_GOV', '2027-01-01', false, 'งวดขึ้นปีใหม่ออกวันที่ 2 มกราคม'),
  ('THAI_GOV', '2027-01-02', true, 'แทนวันที่ 1 มกราคม')
ON CONFLICT DO NOTHING;

-- No draw in the four days of Tet, from the eve of New Year on.
INSERT INTO lottery.draw_date (game_code, draw_date, is_drawn, note)
SELECT g.game_code, d::date, false, 'Tết 2027'
FROM unnest(ARRAY['HANOI_NORMAL', 'VN_HANOI', 'VN_QUANG_NINH', 'VN_BAC_NINH', 'VN_HAI_PHONG', 'VN_NAM_DINH',
    'VN_THAI_BINH']) AS g (game_code),
  generate_series(date '2027-02-05', date '2027-02-08', interval '1 day') AS d
ON CONFLICT DO NOTHING;
