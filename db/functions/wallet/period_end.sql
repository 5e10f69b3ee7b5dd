-- The end of the running period of a loss limit (`DAY`, `WEEK`, otherwise a month): the first one after the
-- time `at`, in the member's calendar. `ends_at` is the last known end.
CREATE OR REPLACE FUNCTION wallet.period_end(
  ends_at timestamptz, period text, time_zone text, at timestamptz
)
RETURNS timestamptz LANGUAGE plpgsql STABLE
AS $$
DECLARE
  step interval := CASE period
    WHEN 'DAY' THEN interval '1 day' WHEN 'WEEK' THEN interval '7 days' ELSE interval '1 month' END;
  local timestamp;
BEGIN
  WHILE ends_at <= at LOOP
    local := ends_at AT TIME ZONE time_zone;
    -- After a long absence, one jump of whole days keeps the loop short.
    IF period = 'DAY' AND at - ends_at > interval '2 days' THEN
      local := local + date_trunc('day', at - ends_at - interval '1 day');
    END IF;
    ends_at := (local + step) AT TIME ZONE time_zone;
  END LOOP;
  RETURN ends_at;
END $$;
