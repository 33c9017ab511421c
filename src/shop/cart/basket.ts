/** A woven basket, as the path of a line drawing of 120 by 90. */
export const BASKET =
  'M14 40h92L96 84H24zM8 40h104M30 40C34 12 50 6 60 6s26 6 30 34M22 55h76M26 70h68M46 40l4 44M74 40l-4 44';
