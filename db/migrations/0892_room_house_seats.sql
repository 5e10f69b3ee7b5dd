-- Up Migration
-- Which parts of a hand were a house player's: they count for no pair of members.
ALTER TABLE studio.room_hand_seat ADD COLUMN is_house boolean NOT NULL DEFAULT false;
