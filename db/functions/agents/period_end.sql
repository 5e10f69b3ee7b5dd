-- The day after the period of this kind that begins on the day (agents.period_start).
CREATE OR REPLACE FUNCTION agents.period_end(kind text, starts date)
RETURNS date LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE
    WHEN kind = 'D' THEN starts + 1
    WHEN kind = 'W' THEN starts + 7
    WHEN kind = 'S' AND extract(day FROM starts) < 16 THEN starts + 15
    ELSE (date_trunc('month', starts) + interval '1 month')::date
  END
$$;
