/** Games from elsewhere that are built in as well: see `moreGames` in `vite.config.ts`. */
declare module "virtual:more-games" {
  export const more: readonly import("./game").Game[];
}
