-- The first day of the period of this kind (D, W, S, M: day, ISO week, half month, month) that has the day.
CREATE OR REPLACE FUNCTION agents.period_start(kind text, day date)
RETURNS date LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE kind
    WHEN 'D' THEN day
    WHEN 'W' THEN date_trunc('week', day)::date
    WHEN 'S' THEN date_trunc('month', day)::date + CASE WHEN extract(day FROM day) < 16 THEN 0 ELSE 15 END
    ELSE date_trunc('month', day)::date
  END
$$;
