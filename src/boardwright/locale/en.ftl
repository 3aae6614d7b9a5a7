## Why not, in every game.

no-not-asked = that is not what is asked now
no-not-among-these = that is not among the choices
no-choose-more = choose at least { $a }
