ALTER TABLE "categories" RENAME COLUMN "tyre_selection" TO "preset";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_unlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "categories" SET "is_unlisted" = true WHERE "title" = 'Collection Nord-Ostsee Automobile';
