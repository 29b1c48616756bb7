CREATE TABLE "postcodes" (
	"postcode" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "hides_tecar_tile" boolean DEFAULT false NOT NULL;