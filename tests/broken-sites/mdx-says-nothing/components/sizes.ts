const size = 3;
